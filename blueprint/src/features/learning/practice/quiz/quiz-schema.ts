import { z } from "zod";
import { featureBase } from "../../../../schema/feature.ts";

/** Questions one at a time with feedback at once; with `exam` also all of them against the clock, with a pass mark. `subject` is one of the question bank. */
export const QuizFeature = z.strictObject({
  kind: z.literal("quiz"),
  ...featureBase,
  subject: z.string(),
  title: z.string(),
  exam: z
    .strictObject({ minutes: z.int().min(1), passPercent: z.int().min(1).max(100) })
    .nullable()
    .default(null),
});
export type QuizFeature = z.infer<typeof QuizFeature>;
