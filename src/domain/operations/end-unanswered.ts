// A build with open questions holds credits while it waits, so its wait is limited: after seven days without an answer
// it ends as TIMED_OUT, at no cost. Any number of processes may sweep at once, and an answer may arrive concurrently:
// the first one to lock the build wins, and the other finds it changed.
import { lockBuild } from "../../storage/rows/builds/build-state.ts";
import { isConnectionLost, stackOf } from "../../storage/error-causes.ts";
import { listWaitingSince } from "../../storage/rows/operations.ts";
import { type AppContext, inTransaction } from "../call.ts";
import { endOperation } from "./end-operation.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** The number of days that a build waits for an answer. */
export const ANSWER_DAYS = 7;

/** The deadline for answering a build that asked at `updatedAt` and has not changed since. */
export function answerableUntil({ updatedAt }: { updatedAt: Date }): Date {
  return new Date(updatedAt.getTime() + ANSWER_DAYS * DAY_MILLISECONDS);
}

const BUILDS_AT_ONCE = 100;
const MESSAGE = `Nobody answered within ${ANSWER_DAYS} days, so this build has ended. It cost nothing; what it held is free again. Send the request again to go on.`;

/**
 * Ends the builds that have waited too long, each in its own transaction, and returns how many. One that cannot be
 * ended is logged and left for the next run. Throws if the database is unreachable. Stops early on abort.
 */
export async function endUnanswered(ctx: AppContext, signal: AbortSignal): Promise<number> {
  let ended = 0;
  for (;;) {
    const since = new Date(ctx.clock.now().getTime() - ANSWER_DAYS * DAY_MILLISECONDS);
    const waiting = await listWaitingSince(ctx.database, { since, limit: BUILDS_AT_ONCE });
    let endedNow = 0;
    for (const operationId of waiting) {
      if (signal.aborted) return ended;
      if (await endOne(ctx, { operationId, since })) endedNow += 1;
    }
    ended += endedNow;
    if (waiting.length < BUILDS_AT_ONCE || endedNow === 0) return ended;
  }
}

/** False if it was answered or ended meanwhile, or could not be ended. */
async function endOne(ctx: AppContext, { operationId, since }: { operationId: string; since: Date }): Promise<boolean> {
  const outcome = await attempt(() =>
    inTransaction(ctx, async (inner) => {
      const build = await lockBuild(inner.database, operationId);
      if (build?.operation.status !== "waiting" || build.operation.updatedAt > since) return false;
      return endOperation(inner, build, { code: "TIMED_OUT", message: MESSAGE, isUnanswered: true });
    }),
  );
  if (outcome.ok) return outcome.value;
  if (isConnectionLost(outcome.error)) throw outcome.error;
  ctx.log.error({ operationId, error: stackOf(outcome.error) }, "a build that waited too long could not be ended");
  return false;
}
