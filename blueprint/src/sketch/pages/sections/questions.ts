// Questions with their answers.
import { z } from "zod";
import type { Section } from "../../../schema/blueprint.ts";
import { addSketched } from "../../drafting.ts";
import { asItems, asValues, asWordsUpTo, pick } from "../../form/lenient.ts";
import type { SketchMember } from "../../form/member.ts";
import type { SectionContext } from "../section-context.ts";
import { say } from "../../../project/words/say.ts";

/** Questions that people ask, with the answers. */
export const SketchQuestions = z
  .array(z.strictObject({ question: z.string().trim().min(1).max(160), answer: z.string().trim().min(1).max(400) }))
  .max(20);
export type SketchQuestions = z.infer<typeof SketchQuestions>;

/** The member `questions` of a section. */
export const questionsMember: SketchMember = {
  key: "questions",
  otherNames: ["faq", "faqs"],
  guide: { text: '"questions": [{"question": "…", "answer": "…"}].', isShort: false },
  read: (said) =>
    asItems(said).flatMap((one) => {
      const values = asValues(one) ?? {};
      const question = asWordsUpTo(pick(values, "question", "q", "title", "label"), 160);
      const answer = asWordsUpTo(pick(values, "answer", "a", "text", "value"), 400);
      return question === "" || answer === "" ? [] : [{ question, answer }];
    }),
};

/** The questions as a part of the page. */
export function draftQuestions(questions: SketchQuestions, { drafting, heading, wish }: SectionContext): Section[] {
  const distinct = questions.filter(({ question }, at) => questions.findIndex((other) => other.question === question) === at);
  if (distinct.length === 0) return [];
  const title = heading ?? say.app.questionsAndAnswers();
  const id = addSketched(drafting, { kind: "faq", phrase: wish, options: { title, questions: distinct } });
  return [{ kind: "feature", feature: id, block: "list" }];
}
