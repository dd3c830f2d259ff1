import { setTimeout as pause } from "node:timers/promises";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";
import { isPostmaster } from "./find-postmaster.ts";

/** In escalating order: end the sessions and write everything to disk; leave that to the next start's recovery; kill. */
const SIGNALS = [
  { signal: "SIGINT", waitMilliseconds: 8_000 },
  { signal: "SIGQUIT", waitMilliseconds: 2_000 },
  { signal: "SIGKILL", waitMilliseconds: 2_000 },
] as const;

const LOOK_MILLISECONDS = 10;

/** Stops the server on `folder` with main process `pid`, and waits until it is gone: at most 12 seconds. */
export async function stopPostmaster({ pid, folder }: { pid: number; folder: string }): Promise<void> {
  for (const { signal, waitMilliseconds } of SIGNALS) {
    if (!isPostmaster({ pid, folder })) return;
    attemptSync(() => process.kill(pid, signal));
    const looks = waitMilliseconds / LOOK_MILLISECONDS;
    for (let look = 0; look < looks && isPostmaster({ pid, folder }); look += 1) await pause(LOOK_MILLISECONDS);
  }
}
