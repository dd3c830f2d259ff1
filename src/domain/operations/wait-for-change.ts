// A poller that says how long it would wait is answered when there is something new. Only a running build is waited for:
// one that has ended cannot change, and one that asks wants to be heard now.
import type { ChangeFeed } from "../../storage/change-feed.ts";
import { requireScope } from "../call.ts";
import type { Call } from "../call.ts";
import type { OperationDetails } from "./read-operation.ts";
import { describeOperation, requireOperation } from "./read-operation.ts";

/** Which build, for how long at most, where changes are heard of, and whether the caller still listens. */
export interface WaitForChange {
  requestId: string;
  waitSeconds: number;
  changes: ChangeFeed;
  signal: AbortSignal;
}

/** The caller's build as it is after its next change, or after `waitSeconds`. Refuses with `not_found`. */
export async function waitForChange(call: Call, input: WaitForChange): Promise<OperationDetails> {
  requireScope(call, "projects:read");
  const operation = await requireOperation(call, input.requestId);
  if (operation.status !== "running" || input.waitSeconds === 0) return describeOperation(call.ground, operation);
  const { id: operationId, revision } = operation;
  await input.changes.changed({ operationId, revision, milliseconds: input.waitSeconds * 1_000, signal: input.signal });
  return describeOperation(call.ground, await requireOperation(call, input.requestId));
}
