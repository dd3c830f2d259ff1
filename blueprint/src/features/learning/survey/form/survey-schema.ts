import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** A questionnaire with its responses. `questionnaire` is one of the known ones, `about` what its questions speak of. */
export const SurveyFeature = z.strictObject({
  kind: z.literal("survey"),
  ...featureBase,
  title: z.string(),
  questionnaire: z.string(),
  about: z.string(),
});
export type SurveyFeature = z.infer<typeof SurveyFeature>;
