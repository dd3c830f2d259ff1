// A poller that says how long it would wait is answered when there is something new. Only a running build is waited for:
// one that has ended cannot change, and one that asks wants to be heard now.
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import type { OperationDetails } from "./read-operation.ts";
import { readOperation } from "./read-operation.ts";

/** Which build, for how long at most, where changes are heard of, and a signal that is aborted when the caller has gone. */
export interface WaitForChange {
  requestId: string;
  waitSeconds: number;
  changes: ChangeFeed;
  goneSignal(): AbortSignal;
}

/** The caller's build as it is after its next change, or after `waitSeconds`. Refuses with `not_found`. */
export async function waitForChange(call: Call, input: WaitForChange): Promise<OperationDetails> {
  requireScope(call, "projects:read");
  const details = await readOperation(call, input.requestId);
  const { id: operationId, revision, status } = details.operation;
  if (status !== "running" || input.waitSeconds === 0) return details;
  await input.changes.changed({ operationId, revision, milliseconds: input.waitSeconds * 1_000, signal: input.goneSignal() });
  return readOperation(call, input.requestId);
}
