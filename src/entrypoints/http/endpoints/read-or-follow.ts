// One address gives the current state of a build, its next one, or all of them as they come.
import type { Call } from "../../../domain/call.ts";
import { ServiceError } from "../../../domain/errors.ts";
import { followOperation } from "../../../domain/operations/following/follow-operation.ts";
import type { OperationDetails } from "../../../domain/operations/read-operation.ts";
import { waitForChange } from "../../../domain/operations/following/wait-for-change.ts";
import type { StreamLimit } from "../../../domain/usage/limits/stream-limit.ts";
import type { Surroundings } from "./endpoint.ts";

/** The maximum number of streams that an account has open in one process. */
export const STREAMS_MAX = 20;

/** Which build to read, and how: at once, after a change or an outcome (`waitSeconds`), or as a stream that begins after a revision. */
export interface ReadOperation {
  requestId: string;
  waitSeconds: number;
  /** Whether only a question or the end of the build ends the wait. */
  untilOutcome: boolean;
  /** Null for a single state; `seen` is the revision that the client has already, null for none. */
  follows: { seen: number | null } | null;
}

/** The states of a build as they come, null for a sign of life; `states` is null if there are no more. */
export interface FollowedOperation {
  states: AsyncIterable<OperationDetails | null> | null;
}

/** Reads or follows a build. Throws `not_found`, and `too_many_requests` if the account has too many streams open. */
export async function readOrFollow(
  call: Call,
  { requestId, waitSeconds, untilOutcome, follows }: ReadOperation,
  { changes, clientSignal, streams }: Surroundings,
): Promise<OperationDetails | FollowedOperation> {
  if (follows === null) return waitForChange(call, { requestId, waitSeconds, untilOutcome, changes, clientSignal });
  const signal = clientSignal();
  const states = counted(streams, call.accountId, followOperation(call, { requestId, seen: follows.seen, changes, signal }));
  signal.addEventListener("abort", () => void states.return());
  // A build that does not exist is refused with a status, so the first state is read before the stream begins.
  const first = await states.next();
  return { states: first.done === true ? null : begunWith(first.value, states) };
}

async function* begunWith<Item>(first: Item, others: AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  yield first;
  yield* others;
}

async function* counted<Item>(limit: StreamLimit, accountId: string, stream: AsyncIterable<Item>): AsyncGenerator<Item, void, undefined> {
  if (!limit.enter(accountId)) {
    const message = `This account follows ${STREAMS_MAX} builds as streams already. Close one of them, or read the operation with Prefer: wait=30.`;
    throw new ServiceError("too_many_requests", message, { retryAfterSeconds: 5 });
  }
  try {
    yield* stream;
  } finally {
    limit.leave(accountId);
  }
}
