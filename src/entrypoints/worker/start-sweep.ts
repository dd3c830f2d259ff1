// Scheduled work: each minute and once at the start, or each day. Every process with a worker runs the sweep; the work
// is claimed in the database, so that it is done once regardless of the number of processes.
import { forgetEndedRecords } from "../../domain/accounts/connections/forget-ended-records.ts";
import { forgetDeleted } from "../../domain/accounts/leaving/forget-deleted.ts";
import { forgetEnded } from "../../domain/accounts/sessions/forget-ended.ts";
import type { AppContext } from "../../domain/call.ts";
import { renewDueAccounts } from "../../domain/credits/renew-due-accounts.ts";
import { endUnanswered } from "../../domain/operations/end-unanswered.ts";
import { forgetPastWindows } from "../../domain/usage/forget-past-windows.ts";
import { forgetOldEvents } from "../../domain/webhooks/announcing/forget-old-events.ts";
import { monotonicMilliseconds } from "../../lib/clock.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { createWakeup } from "./create-wakeup.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

/** The running sweep. `stop` resolves when the current work has ended, usually at once. */
export interface Sweep {
  stop(): Promise<void>;
}

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;
// A chore that reads every version would slow down the start.
const FIRST_DAILY_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

const dailyChores = [{ name: "forgetting what was deleted", work: forgetDeleted }];
const chores = [
  { name: "renewing credits", work: renewDueAccounts },
  { name: "ending builds that nobody answered", work: endUnanswered },
  { name: "forgetting past rate windows", work: forgetPastWindows },
  { name: "forgetting ended sessions", work: forgetEnded },
  { name: "forgetting ended connections", work: forgetEndedRecords },
  { name: "forgetting old events", work: forgetOldEvents },
];

/** Starts the sweep. A chore that fails is logged and run again the next time, and does not prevent the others. */
export function startSweep(
  ctx: AppContext,
  { everyMilliseconds }: { everyMilliseconds: number } = { everyMilliseconds: MINUTE_MILLISECONDS },
): Sweep {
  const wakeup = createWakeup();
  const closing = new AbortController();
  let dailyAt = monotonicMilliseconds() + FIRST_DAILY_MILLISECONDS;

  async function sweep(): Promise<void> {
    const isDaily = monotonicMilliseconds() >= dailyAt;
    if (isDaily) dailyAt += DAY_MILLISECONDS;
    for (const { name, work } of isDaily ? [...chores, ...dailyChores] : chores) {
      const outcome = await attempt<unknown>(() => work(ctx, closing.signal));
      if (outcome.ok) continue;
      ctx.log.error({ error: stackOf(outcome.error) }, `${name} failed, and will be tried again`);
    }
  }

  async function keepSweeping(): Promise<void> {
    while (!closing.signal.aborted) {
      await sweep();
      await wakeup.wait(everyMilliseconds);
    }
  }

  const loop = keepSweeping();
  return {
    stop: async () => {
      closing.abort();
      wakeup.wake();
      await loop;
    },
  };
}
