// What a questionnaire asks, as `blueprint/data/questions/surveys/questionnaires.json` holds it. The questions are made of what the
// survey is about, so that they speak of it by name.
import { z } from "zod";
import { WordPattern } from "../../../../knowledge/data/word-list.ts";

const SurveyQuestion = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  /** `{about}` stands for what the survey is about. */
  prompt: z.string().min(1),
  type: z.enum(["scale", "choice", "several", "number", "text"]),
  required: z.boolean(),
  options: z.array(z.string()).min(2).readonly().optional(),
  /** The words at both ends of a scale from 1 to 5. */
  ends: z.tuple([z.string(), z.string()]).readonly().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
});
/** A question with the control that answers it. */
export type SurveyQuestion = z.infer<typeof SurveyQuestion>;

/** A questionnaire as it is written down. */
export const WrittenQuestionnaire = z.strictObject({
  id: z.string(),
  title: z.string(),
  /** What tells from a prompt that it is asked for; the one that fits everything has none. */
  words: WordPattern.optional(),
  questions: z.array(SurveyQuestion).min(1),
});

/** A questionnaire; `about` is what the survey is about, in lower case. */
export interface Questionnaire extends Omit<z.infer<typeof WrittenQuestionnaire>, "questions"> {
  questions(about: string): readonly SurveyQuestion[];
}
