// A message to a project, which answers the questions of its build or requests a change; and the body of a request that needs none.
import { z } from "zod";
import { PROMPT_CHARACTERS_MAX } from "../../../../domain/models/models.ts";
import { body, requestId, text } from "./fields.ts";
import { modelField, projectIdOf, type Reading } from "./readings.ts";
import { parse } from "./parse.ts";

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

const Answers = z
  .array(Answer, "answers is not an array: send [{questionId, answer}].")
  .min(1, "answers is empty: send [{questionId, answer}].")
  .meta({ description: "Answers to the open questions of the waiting build, by their ids." });

const MessageBody = body(
  {
    message: text({
      name: "message",
      description: "The change to make, or an answer to every open question that is not in `answers`.",
      charactersMax: PROMPT_CHARACTERS_MAX,
      send: "send a string of 1 to 20,000 characters.",
    }).nullish(),
    answers: Answers.nullish(),
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
      { required: ["answers"], properties: { answers: { type: "array", items: {} } } },
    ],
  });

/** Parses a message. */
export const readingMessage: Reading<"sendMessage"> = {
  body: MessageBody,
  query: null,
  decode(parts) {
    const { message, answers, model, requestId: id } = parse(MessageBody, parts.body);
    return {
      projectId: projectIdOf(parts),
      message: message ?? null,
      answers: answers ?? [],
      model: model ?? null,
      requestId: id ?? null,
    };
  },
};

const AnswersBody = body(
  {
    answer: text({
      name: "answer",
      description: "An answer to every open question that is not in `answers`.",
      charactersMax: ANSWER_CHARACTERS_MAX,
      send: "send one of the question’s options, or words of your own.",
    }).nullish(),
    answers: Answers.nullish(),
    requestId: requestId.nullish(),
  },
  "send a JSON object with an answer or with answers.",
)
  .refine(({ answer, answers: each }) => Boolean(answer ?? each), "The body says nothing: send an answer, or answers to the questions.")
  .meta({
    id: "AnswerQuestions",
    description: "The answers to the open questions of a project.",
    anyOf: [
      { required: ["answer"], properties: { answer: { type: "string" } } },
      { required: ["answers"], properties: { answers: { type: "array", items: {} } } },
    ],
  });

/** Parses the answers to the questions of a project's build. */
export const readingAnswers: Reading<"answerQuestions"> = {
  body: AnswersBody,
  query: null,
  decode(parts) {
    const { answer, answers: each, requestId: id } = parse(AnswersBody, parts.body);
    const message = answer ?? null;
    return { projectId: projectIdOf(parts), message, answers: each ?? [], model: null, requestId: id ?? null, onlyAnswers: true };
  },
};

/** The body of a request that requires none. */
export const NoBody = body({}, "send no body, or {}.").optional();
