// The next step for a build, in one sentence for a model. It is sent with every build, because models do not reliably
// remember it.
import { z } from "zod";
import type { BegunBuild, Operation } from "../shapes/operation.ts";

/** The response field with that sentence. */
export const NextAction = z.string().describe("What to do next.");

/** The next step for a started build. */
export function afterBegun({ requestId, status, differs }: BegunBuild): string {
  const next = {
    running: `Call get_operation with requestId ${requestId} and waitSeconds 50 until status is done, waiting or failed.`,
    waiting: `The build asks questions: call get_operation with requestId ${requestId} to read them.`,
    done: `Call get_operation with requestId ${requestId} to read its result.`,
    failed: `Call get_operation with requestId ${requestId} to read why.`,
  }[status];
  return differs ? `This requestId was used before for something else, and nothing new was started: use a new one. ${next}` : next;
}

/** The next step for a build that was read. */
export function nextAction({ status, requestId, projectId, version, questions, error, creditsSpent }: Operation): string {
  switch (status) {
    case "running":
      return `Call get_operation with requestId ${requestId} and waitSeconds 50 until status is done, waiting or failed.`;
    case "waiting":
      return `Ask the user ${questions.length === 1 ? "the question" : "the questions"}, then call send_message with projectId ${projectId} and one answer to each.`;
    case "done":
      return version === null
        ? "Nothing was changed: replies says why. Rephrase the request with send_message."
        : "Tell the user the app’s URL: deploymentUrl. To change the app, call send_message.";
    case "failed":
      return error?.code === "STOPPED"
        ? `The build was stopped and cost ${creditsSpent} credits. To continue, call send_message.`
        : "The build failed and cost nothing: error says why. Rephrase the request with send_message, or create the project again.";
  }
}
