// Returns a build now, or once it has settled: a waiting caller is notified of each step, and gets the response as soon
// as the build ends or asks a question.
import { z } from "zod";
import { requestId } from "../protocol/fields.ts";
import { NextAction, nextAction } from "../protocol/next-action.ts";
import { pause } from "../protocol/pause.ts";
import { defineTool, READS } from "../protocol/tool.ts";
import type { ToolContext } from "../protocol/tool.ts";
import { Operation } from "../shapes/operation.ts";

const WAIT_SECONDS_MAX = 50;
const UNHELD_PAUSE_MILLISECONDS = 1_000;

/** Reads a build, and waits for it if requested. */
export const getOperation = defineTool({
  name: "get_operation",
  title: "Follow a build",
  description:
    "Reads a build: its status, its open questions, and its result. With waitSeconds it returns as soon as the build ends or asks questions, or when the time has passed; call it again until status is done, waiting or failed.",
  scope: "projects:read",
  facts: READS,
  input: z.strictObject({
    requestId,
    waitSeconds: z
      .int()
      .min(0)
      .max(WAIT_SECONDS_MAX)
      .default(0)
      .describe("How long to wait until the build ends or asks questions, in seconds."),
  }),
  output: Operation.extend({ nextAction: NextAction }),
  async run({ requestId: id, waitSeconds }, context) {
    const operation = await settled({ requestId: id, waitSeconds }, context);
    return { ...operation, nextAction: nextAction(operation) };
  },
});

async function settled(
  { requestId: id, waitSeconds }: { requestId: string; waitSeconds: number },
  context: ToolContext,
): Promise<Operation> {
  const { port, signal } = context;
  const began = performance.now();
  const left = () => Math.ceil(waitSeconds - (performance.now() - began) / 1_000);
  let operation = await port.readOperation({ requestId: id, waitSeconds: 0, signal });
  while (operation.status === "running" && left() > 0 && !signal.aborted) {
    await context.reportProgress(operation.progress, STEPS[operation.stage] ?? "Building.");
    const next = await port.readOperation({ requestId: id, waitSeconds: left(), signal });
    // An unchanged response was returned early: a proxy dropped the header, or the service is shutting down.
    if (next.updatedAt === operation.updatedAt && left() > 0) await pause(UNHELD_PAUSE_MILLISECONDS, signal);
    operation = next;
  }
  return operation;
}

const STEPS: Record<string, string> = {
  queued: "Waiting for a free worker.",
  understand: "Reading the request.",
  write: "Writing the app.",
  check: "Checking the code.",
  try: "Testing the app in a browser.",
  deliver: "Storing the version.",
  publish: "Publishing the app.",
  settle: "Settling the credits.",
};
