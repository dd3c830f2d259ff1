import { z } from "zod";
import { model, newRequestId, projectId, PROMPT_CHARACTERS_MAX, words } from "../protocol/fields.ts";
import { afterBegun } from "../protocol/next-action.ts";
import { defineTool } from "../protocol/tool.ts";
import { BegunAnswer } from "./create-project.ts";

const Answer = z.strictObject({
  questionId: z.string().max(100).describe("The id of the question."),
  answer: words(2_000).describe("One of its options, or any text if it has allowsOther."),
});

/** Sends a project an instruction or answers. */
export const sendMessage = defineTool({
  name: "send_message",
  title: "Change an app, or answer its questions",
  description:
    "Sends the next instruction to an app, which builds and publishes a new version of it and spends credits; or answers the questions of a waiting build, which then continues. Messages are rejected while a build is running. Earlier versions are kept. Returns immediately: follow the build with get_operation.",
  scope: "projects:write",
  // Replaces the live app, whose previous version can be restored; without a requestId each call takes effect.
  facts: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: z
    .strictObject({
      projectId,
      message: words(PROMPT_CHARACTERS_MAX)
        .optional()
        .describe("What to change, in the user’s words; or an answer to every open question that is not in answers."),
      answers: z.array(Answer).min(1).max(20).optional().describe("Answers to all open questions of the waiting build, in one call."),
      model,
      requestId: newRequestId,
    })
    .refine(({ message, answers }) => message !== undefined || answers !== undefined, "Send a message, or answers to the questions"),
  output: BegunAnswer,
  beginsBuild: true,
  async run({ projectId: id, message, answers, model: wanted, requestId }, { port }) {
    const begun = await port.sendMessage({
      projectId: id,
      message: message ?? null,
      answers: answers ?? [],
      model: wanted ?? null,
      requestId: requestId ?? crypto.randomUUID(),
    });
    return { ...begun, nextAction: afterBegun(begun) };
  },
});
