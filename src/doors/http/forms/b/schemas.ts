// What form B reads. Fields that other forms have on the same endpoint are read too, where they do no harm.
import { z } from "zod";
import { body, queryNumber, requestId, text } from "../fields.ts";

const PROMPT_CHARACTERS_MAX = 20_000;
const ANSWER_CHARACTERS_MAX = 2_000;

const model = text({ name: "model", charactersMax: 200, send: "send auto, or the id of a model from GET /models." });

const projectType = z.enum(["web"], {
  error: ({ input }) =>
    input === "mobile-expo" || input === "mobile-flutter"
      ? `type ${input} cannot be built yet: send web, or leave type out.`
      : "type is not one that is known: send web, or leave it out.",
});

/** The body of a create. */
export const CreateBody = body(
  {
    prompt: text({
      name: "prompt",
      charactersMax: PROMPT_CHARACTERS_MAX,
      send: "send a string of 1 to 20,000 characters that says what to build.",
    }),
    model: model.nullish(),
    type: projectType.nullish(),
    requestId: requestId.nullish(),
  },
  "send a JSON object with a prompt.",
);

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
    model: model.nullish(),
    requestId: requestId.nullish(),
  },
  "send a JSON object with a message or with answers.",
).refine(({ message, answers }) => Boolean(message ?? answers), "The body says nothing: send a message, or answers to the questions.");

/** The body of a request that needs none. */
export const NoBody = body({}, "send no body, or {}.").optional();

/** Which part of the list. */
export const ListQuery = z.object({
  limit: queryNumber({ name: "limit", least: 1, most: 100, otherwise: 20 }),
  offset: queryNumber({ name: "offset", least: 0, most: Number.MAX_SAFE_INTEGER, otherwise: 0 }),
});

const versionMessage = "version is not a version’s number: send 1 or more, or leave it out for the newest.";

/** Which files. */
export const FilesQuery = z.object({
  path: z.string("path is there more than once: send one path.").optional(),
  version: z
    .string(versionMessage)
    .regex(/^[1-9][0-9]{0,8}$/, versionMessage)
    .transform(Number)
    .optional(),
});
