import { z } from "zod";
import { featureBase } from "../../../schema/feature.ts";

/** A page of widgets made of all that the app keeps, over a range of time, arranged by the person. */
export const DashboardFeature = z.strictObject({ kind: z.literal("dashboard"), ...featureBase });
export type DashboardFeature = z.infer<typeof DashboardFeature>;
