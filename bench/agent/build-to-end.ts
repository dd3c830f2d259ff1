import type { Sketching } from "../../tests/models/sketch/tenants/sketching.ts";
import type { ReadOperation } from "../../tests/support/build-and-wait.ts";

/** Builds with the scripted model and waits for the end. Throws if the model's own work was not delivered: nothing was measured then. */
export async function buildToEnd(harness: Sketching, prompt: string): Promise<ReadOperation> {
  const operation = await harness.build(prompt);
  if (isDelivered(operation)) return operation;
  throw new Error(`the build ended ${operation.operationStatus}: ${operation.error?.message ?? operation.replies.at(-1)?.text}`);
}

/** Whether the build ended with the model's own work. */
export function isDelivered({ operationStatus, replies }: ReadOperation): boolean {
  return operationStatus === "done" && replies.at(-1)?.text.includes("Scribe wrote it") === true;
}
