import { setTimeout as pause } from "node:timers/promises";
import { attempt } from "./attempt.ts";
import { isPostmaster } from "./find-postmaster.ts";

/** Ever less polite: end the sessions and write everything down; leave that to the next start's recovery; end. */
const SIGNALS = [
  { signal: "SIGINT", waitMilliseconds: 8_000 },
  { signal: "SIGQUIT", waitMilliseconds: 2_000 },
  { signal: "SIGKILL", waitMilliseconds: 2_000 },
] as const;

const LOOK_MILLISECONDS = 10;

/** Stops the server on `folder` whose main process is `pid`, and waits until it is gone: 12 seconds at the very most. */
export async function stopPostmaster({ pid, folder }: { pid: number; folder: string }): Promise<void> {
  for (const { signal, waitMilliseconds } of SIGNALS) {
    if (!isPostmaster({ pid, folder })) return;
    attempt(() => process.kill(pid, signal));
    const looks = waitMilliseconds / LOOK_MILLISECONDS;
    for (let look = 0; look < looks && isPostmaster({ pid, folder }); look += 1) await pause(LOOK_MILLISECONDS);
  }
}
