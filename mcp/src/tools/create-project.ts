import { z } from "zod";
import { model, newRequestId, PROMPT_CHARACTERS_MAX, words } from "../protocol/fields.ts";
import { afterBegun, NextAction } from "../protocol/next-action.ts";
import { defineTool } from "../protocol/tool.ts";
import { BegunBuild } from "../shapes/operation.ts";

/** A started build, with the sentence that says what to do next. */
export const BegunAnswer = BegunBuild.extend({ nextAction: NextAction });

/** Starts a new project. */
export const createProject = defineTool({
  name: "create_project",
  title: "Create an app",
  description:
    "Builds a new web or phone app from a description, proves it in a real browser, and publishes it at a public address. Spends the account’s credits: ask the user before calling it unless they requested the app. Returns immediately, while the build takes a minute or longer: follow it with get_operation, which returns the questions and the result. Send a requestId if the call may be retried.",
  scope: "projects:write",
  // Changes nothing existing. Without a requestId each call creates a project; the app is published on the web.
  facts: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: true },
  input: z.strictObject({
    prompt: words(PROMPT_CHARACTERS_MAX).describe(
      "What the app should do, in the user’s words: the data it stores, the pages, the look. The more precise, the better.",
    ),
    type: z.enum(["web", "mobile-expo", "mobile-flutter"]).optional().describe("`mobile-expo`, `mobile-flutter`: for iOS and Android."),
    model,
    requestId: newRequestId,
  }),
  output: BegunAnswer,
  beginsBuild: true,
  async run({ prompt, type = "web", model: wanted, requestId }, { port }) {
    const begun = await port.createProject({ prompt, type, model: wanted ?? null, requestId: requestId ?? null });
    return { ...begun, nextAction: afterBegun(begun) };
  },
});
