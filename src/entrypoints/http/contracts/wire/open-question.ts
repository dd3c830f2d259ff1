import { z } from "zod";
import type { QuestionRow } from "../../../../storage/rows/conversation.ts";
import { flag, moment, text } from "./fields.ts";
import { samples } from "./samples.ts";

/** A question that waits for its answer, as contracts A and C have it. */
export const OpenQuestion = z
  .object({
    id: z.uuid().meta({ description: "The question’s id: the `questionId` of its answer." }),
    text: text("The text of the question."),
    options: z.array(z.string()).meta({ description: "The suggested answers." }),
    allowsOther: flag("Whether an answer other than the options is allowed."),
    createdAt: moment("When it was asked."),
  })
  .meta({ id: "OpenQuestion", description: "A question that the build waits for an answer to." });

/** The field of a project whose build waits; absent otherwise. */
export const openQuestions = {
  questions: z.array(OpenQuestion).optional().meta({
    description: "While `status` is `waiting`: what the build asks. Answer with `POST /projects/{id}/messages`. Absent otherwise.",
  }),
};

/** Renders the open questions of a project; nothing if there are none. */
export function renderOpenQuestions(questions: readonly QuestionRow[]): { questions?: z.output<typeof OpenQuestion>[] } {
  if (questions.length === 0) return {};
  return {
    questions: questions.map(({ id, text: words, options, allowsOther, createdAt }) => ({
      id,
      text: words,
      options,
      allowsOther,
      createdAt,
    })),
  };
}

/** The question of the examples. */
export const sampleQuestions: z.input<typeof OpenQuestion>[] = [
  { id: samples.questionId, text: "What is kept track of?", options: ["Recipes", "Books"], allowsOther: true, createdAt: samples.began },
];
