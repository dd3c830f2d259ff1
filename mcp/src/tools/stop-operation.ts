import { z } from "zod";
import { requestId } from "../protocol/fields.ts";
import { defineTool } from "../protocol/tool.ts";
import { Operation } from "../shapes/operation.ts";

/** Stops a build. */
export const stopOperation = defineTool({
  name: "stop_operation",
  title: "Stop a build",
  description:
    "Stops a running or waiting build. Its work so far is lost, credits already spent stay spent, and no more are debited. A build that has already ended is not changed. The app keeps its current version.",
  scope: "projects:write",
  facts: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ requestId }),
  output: Operation.pick({ requestId: true, projectId: true, status: true, creditsSpent: true, error: true }),
  async run({ requestId: id }, { port }) {
    const { requestId: stopped, projectId, status, creditsSpent, error } = await port.stopOperation(id);
    return { requestId: stopped, projectId, status, creditsSpent, error };
  },
});
