import { z } from "zod";
import { featureSchema } from "../../../schema/feature.ts";

/** A page of widgets made of all that the app keeps, over a range of time; with a `report` it can be downloaded as one. */
export const DashboardFeature = featureSchema("dashboard", {
  report: z.enum(["report", "statement", "settlement"]).optional(),
});
export type DashboardFeature = z.infer<typeof DashboardFeature>;
