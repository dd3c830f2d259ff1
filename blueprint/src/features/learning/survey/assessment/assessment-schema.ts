import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Statements on a scale and the profile that follows. `assessment` is one of the known ones. */
export const AssessmentFeature = z.strictObject({ kind: z.literal("assessment"), ...featureBase, assessment: z.string() });
export type AssessmentFeature = z.infer<typeof AssessmentFeature>;
