import { z } from "zod";
import { requestId } from "../protocol/fields.ts";
import { defineTool } from "../protocol/tool.ts";
import { Operation } from "../shapes/operation.ts";

/** Stops a build. */
export const stopOperation = defineTool({
  name: "stop_operation",
  title: "Stop a build",
  description:
    "Stops a build that runs or waits. What it has done so far is lost, what it has spent stays spent, and nothing is debited after. One that has ended stays as it is. The app keeps the version that it had.",
  scope: "projects:write",
  facts: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  input: z.strictObject({ requestId }),
  output: Operation.pick({ requestId: true, projectId: true, status: true, creditsSpent: true, error: true }),
  async run({ requestId: id }, { port }) {
    const { requestId: stopped, projectId, status, creditsSpent, error } = await port.stopOperation(id);
    return { requestId: stopped, projectId, status, creditsSpent, error };
  },
});
