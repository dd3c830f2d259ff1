// Long polling: a poller that sets a wait time gets its response when there is a change. Only a running build is waited
// for: an ended one cannot change, and one with open questions is returned at once.
import type { ChangeFeed } from "../../../storage/change-feed.ts";
import { requireScope } from "../../call.ts";
import type { Call } from "../../call.ts";
import type { OperationDetails } from "../read-operation.ts";
import { readOperation } from "../read-operation.ts";

/** The build, the maximum wait, whether only a question or the end ends it, the feed of changes, and a signal that is aborted when the client disconnects. */
export interface WaitForChange {
  requestId: string;
  waitSeconds: number;
  untilOutcome?: boolean;
  changes: ChangeFeed;
  clientSignal(): AbortSignal;
}

/** Returns the caller's build after its next change, or with `untilOutcome` when it asks a question or has ended; in any case after `waitSeconds`. Throws `not_found`. */
export async function waitForChange(call: Call, input: WaitForChange): Promise<OperationDetails> {
  requireScope(call, "projects:read");
  const end = performance.now() + input.waitSeconds * 1_000;
  let details = await readOperation(call, input.requestId);
  let signal: AbortSignal | undefined;
  for (;;) {
    const { id: operationId, revision, status } = details.operation;
    const milliseconds = end - performance.now();
    if (status !== "running" || milliseconds <= 0) return details;
    signal ??= input.clientSignal();
    await input.changes.changed({ operationId, revision, milliseconds, signal });
    details = await readOperation(call, input.requestId);
    // An announcement of a change that was already read ends no wait.
    const isEnd = input.untilOutcome !== true && details.operation.revision !== revision;
    if (isEnd || signal.aborted || input.changes.isClosed) return details;
  }
}
