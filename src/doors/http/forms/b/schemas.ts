// What form B alone reads: what is said to a build, and to stop it.
import { z } from "zod";
import { body, requestId, text } from "../reading/fields.ts";
import { modelField, PROMPT_CHARACTERS_MAX } from "../reading/readings.ts";

const ANSWER_CHARACTERS_MAX = 2_000;

const Answer = z.strictObject(
  {
    questionId: z.string("Each answer needs a questionId: the id of a question of the operation."),
    answer: text({
      name: "answer",
      charactersMax: ANSWER_CHARACTERS_MAX,
      send: "send one of the question’s options, or words of your own.",
    }),
  },
  "Each of the answers is an object with questionId and answer, and nothing else.",
);

/** The body of a message: what to say, or answers to what was asked. */
export const MessageBody = body(
  {
    message: text({
      name: "message",
      charactersMax: PROMPT_CHARACTERS_MAX,
      send: "send a string of 1 to 20,000 characters.",
    }).nullish(),
    answers: z
      .array(Answer, "answers is not an array: send [{questionId, answer}].")
      .min(1, "answers is empty: send [{questionId, answer}].")
      .nullish(),
    model: modelField.nullish(),
    requestId: requestId.nullish(),
  },
  "send a JSON object with a message or with answers.",
).refine(({ message, answers }) => Boolean(message ?? answers), "The body says nothing: send a message, or answers to the questions.");

/** The body of a request that needs none. */
export const NoBody = body({}, "send no body, or {}.").optional();
