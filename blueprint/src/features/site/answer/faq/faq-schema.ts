import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";
import { questionSchema } from "../../site-parts.ts";

/** Questions that visitors ask, each opening to its answer. */
export const FaqFeature = z.strictObject({
  kind: z.literal("faq"),
  ...featureBase,
  title: z.string().max(60),
  questions: z.array(questionSchema).min(1).max(20),
});
export type FaqFeature = z.infer<typeof FaqFeature>;
