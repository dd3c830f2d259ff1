import { z } from "zod";
import { featureSchema } from "../../../../schema/feature.ts";
import { Saves } from "../../../definition/saved-results.ts";
import { OwnQuestion } from "../../questions/read-subject.ts";

/** Questions one at a time with feedback at once. `subject` is one of the question bank, unless the feature has questions of its own. */
export const QuizFeature = featureSchema("quiz", {
  subject: z.string(),
  title: z.string(),
  questions: z.exactOptional(z.array(OwnQuestion).min(2).max(30)),
  /** What is saved after a round. */
  saves: z.exactOptional(Saves),
});

/** The numbers of a result: right answers, all of them, and the share of the right ones in percent. */
export const QUIZ_RESULT = ["right", "all", "percent"] as const;
export type QuizFeature = z.infer<typeof QuizFeature>;
