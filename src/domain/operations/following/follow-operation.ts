import type { ChangeFeed } from "../../../storage/change-feed.ts";
import { requireScope } from "../../call.ts";
import type { Call } from "../../call.ts";
import type { OperationDetails } from "../read-operation.ts";
import { readOperation } from "../read-operation.ts";

const QUIET_MILLISECONDS = 15_000;

/** The build, the revision that the follower has already seen (null: none), and when to stop: its signal, or the feed's end. */
export interface FollowOperation {
  requestId: string;
  seen: number | null;
  changes: ChangeFeed;
  signal: AbortSignal;
}

/**
 * The states of the caller's build as they come: first the current one unless it was seen, then one for every change, until
 * the build is done or has failed. Null after fifteen seconds without a change. A change that is missed does no harm, since
 * every state is whole. Throws `not_found` before the first state.
 */
export async function* followOperation(
  call: Call,
  { requestId, seen, changes, signal }: FollowOperation,
): AsyncGenerator<OperationDetails | null, void, undefined> {
  requireScope(call, "projects:read");
  let known = seen;
  for (;;) {
    const details = await readOperation(call, requestId);
    const { id: operationId, revision, status } = details.operation;
    const isOver = status === "done" || status === "failed";
    if (revision !== known) yield details;
    else if (!isOver) yield null;
    known = revision;
    if (isOver || signal.aborted || changes.isClosed) return;
    await changes.changed({ operationId, revision, milliseconds: QUIET_MILLISECONDS, signal });
  }
}
