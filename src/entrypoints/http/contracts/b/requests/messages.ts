// The request bodies that only contract B has: sending a message, and stopping a build.
import { z } from "zod";
import { PROMPT_CHARACTERS_MAX } from "../../../../../domain/models/models.ts";
import { body, requestId, text } from "../../reading/fields.ts";
import { modelField } from "../../reading/readings.ts";

const ANSWER_CHARACTERS_MAX = 2_000;

const Answer = z
  .strictObject(
    {
      questionId: z
        .string("Each answer needs a questionId: the id of a question of the operation.")
        .meta({ description: "The `id` of the question." }),
      answer: text({
        name: "answer",
        description: "One of the question’s options, case-insensitive, or any text if the question has `allowsOther`.",
        charactersMax: ANSWER_CHARACTERS_MAX,
        send: "send one of the question’s options, or words of your own.",
      }),
    },
    "Each of the answers is an object with questionId and answer, and nothing else.",
  )
  .meta({ id: "QuestionAnswer", description: "The answer to one question." });

/** The body of a message: the text, or answers to questions. */
export const MessageBody = body(
  {
    message: text({
      name: "message",
      description: "The change to make, or an answer to every open question that is not in `answers`.",
      charactersMax: PROMPT_CHARACTERS_MAX,
      send: "send a string of 1 to 20,000 characters.",
    }).nullish(),
    answers: z
      .array(Answer, "answers is not an array: send [{questionId, answer}].")
      .min(1, "answers is empty: send [{questionId, answer}].")
      .meta({ description: "Answers to the open questions of the waiting operation." })
      .nullish(),
    model: modelField
      .meta({
        description: "The model of the build that the message may start, as in a create. Default: the project’s model.",
      })
      .nullish(),
    requestId: requestId.nullish(),
  },
  "send a JSON object with a message or with answers.",
)
  .refine(({ message, answers }) => Boolean(message ?? answers), "The body says nothing: send a message, or answers to the questions.")
  .meta({
    id: "SendMessage",
    description: "A message to a project, answers to its questions, or both.",
    anyOf: [
      { required: ["message"], properties: { message: { type: "string" } } },
      { required: ["answers"], properties: { answers: { type: "array" } } },
    ],
  });

/** The body of a request that requires none. */
export const NoBody = body({}, "send no body, or {}.").optional();
