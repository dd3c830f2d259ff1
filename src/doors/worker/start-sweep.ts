// What is due by the clock and not by a request: each minute and once at the start, or each day. Every process with a
// worker sweeps; what is swept is claimed in the database, so that each thing happens once however many they are.
import { forgetEndedRecords } from "../../domain/accounts/connections/forget-ended-records.ts";
import { forgetDeleted } from "../../domain/accounts/leaving/forget-deleted.ts";
import { forgetEnded } from "../../domain/accounts/sessions/forget-ended.ts";
import type { Ground } from "../../domain/call.ts";
import { renewDueAccounts } from "../../domain/credits/renew-due-accounts.ts";
import { forgetPastWindows } from "../../domain/usage/forget-past-windows.ts";
import { forgetOldEvents } from "../../domain/webhooks/announcing/forget-old-events.ts";
import { monotonicMilliseconds } from "../../kit/clock.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { hangBell } from "./hang-bell.ts";

/** The running sweep. `stop` returns when what is under way has ended, usually at once. */
export interface Sweep {
  stop(): Promise<void>;
}

const MINUTE_MILLISECONDS = 60_000;
const DAY_MILLISECONDS = 24 * 60 * MINUTE_MILLISECONDS;
// What reads every version would slow down a start.
const FIRST_DAILY_MILLISECONDS = 10 * MINUTE_MILLISECONDS;

const dailyChores = [{ name: "forgetting what was deleted", work: forgetDeleted }];
const chores = [
  { name: "renewing credits", work: renewDueAccounts },
  { name: "forgetting past rate windows", work: forgetPastWindows },
  { name: "forgetting ended sessions", work: forgetEnded },
  { name: "forgetting ended connections", work: forgetEndedRecords },
  { name: "forgetting old events", work: forgetOldEvents },
];

/** Starts to sweep. A chore that fails is logged and done again the next time, and keeps no other from being done. */
export function startSweep(
  ground: Ground,
  { everyMilliseconds }: { everyMilliseconds: number } = { everyMilliseconds: MINUTE_MILLISECONDS },
): Sweep {
  const bell = hangBell();
  const closing = new AbortController();
  let dailyAt = monotonicMilliseconds() + FIRST_DAILY_MILLISECONDS;

  async function sweep(): Promise<void> {
    const isDaily = monotonicMilliseconds() >= dailyAt;
    if (isDaily) dailyAt += DAY_MILLISECONDS;
    for (const { name, work } of isDaily ? [...chores, ...dailyChores] : chores) {
      const [outcome] = await Promise.allSettled([work(ground, closing.signal)]);
      if (outcome.status === "fulfilled") continue;
      ground.log.error({ error: stackOf(outcome.reason) }, `${name} failed, and will be tried again`);
    }
  }

  async function keepSweeping(): Promise<void> {
    while (!closing.signal.aborted) {
      await sweep();
      await bell.wait(everyMilliseconds);
    }
  }

  const loop = keepSweeping();
  return {
    stop: async () => {
      closing.abort();
      bell.ring();
      await loop;
    },
  };
}
