import { z } from "zod";
import { featureOfEntity } from "../../../schema/feature.ts";

/** Rows side by side, chosen where they are listed or on the page of the comparison. */
export const CompareFeature = z.strictObject({ kind: z.literal("compare"), ...featureOfEntity });
export type CompareFeature = z.infer<typeof CompareFeature>;
