// What is due by the clock and not by a request: each minute, and once at the start. Every process with a worker sweeps;
// what is swept is claimed in the database, so that each thing happens once however many they are.
import { forgetEnded } from "../../domain/accounts/sessions/forget-ended.ts";
import type { Ground } from "../../domain/call.ts";
import { renewDueAccounts } from "../../domain/credits/renew-due-accounts.ts";
import { forgetPastWindows } from "../../domain/usage/forget-past-windows.ts";
import { stackOf } from "../../storage/error-causes.ts";
import { hangBell } from "./hang-bell.ts";

/** The running sweep. `stop` returns when what is under way has ended, usually at once. */
export interface Sweep {
  stop(): Promise<void>;
}

const chores = [
  { name: "renewing credits", work: renewDueAccounts },
  { name: "forgetting past rate windows", work: forgetPastWindows },
  { name: "forgetting ended sessions", work: forgetEnded },
];

/** Starts to sweep. A chore that fails is logged and done again the next time, and keeps no other from being done. */
export function startSweep(ground: Ground, { everyMilliseconds }: { everyMilliseconds: number } = { everyMilliseconds: 60_000 }): Sweep {
  const bell = hangBell();
  const closing = new AbortController();

  async function sweep(): Promise<void> {
    for (const { name, work } of chores) {
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
