// Long polling: a poller that sets a wait time gets its response when there is a change. Only a running build is waited
// for: an ended one cannot change, and one with open questions is returned at once.
import type { ChangeFeed } from "../../../storage/change-feed.ts";
import { requireScope } from "../../call.ts";
import type { Call } from "../../call.ts";
import type { OperationDetails } from "../read-operation.ts";
import { readOperation } from "../read-operation.ts";

/** The build, the maximum wait, the feed of changes, and a signal that is aborted when the client disconnects. */
export interface WaitForChange {
  requestId: string;
  waitSeconds: number;
  changes: ChangeFeed;
  clientSignal(): AbortSignal;
}

/** Returns the caller's build after its next change, or after `waitSeconds`. Throws `not_found`. */
export async function waitForChange(call: Call, input: WaitForChange): Promise<OperationDetails> {
  requireScope(call, "projects:read");
  const details = await readOperation(call, input.requestId);
  const { id: operationId, revision, status } = details.operation;
  if (status !== "running" || input.waitSeconds === 0) return details;
  await input.changes.changed({ operationId, revision, milliseconds: input.waitSeconds * 1_000, signal: input.clientSignal() });
  return readOperation(call, input.requestId);
}
