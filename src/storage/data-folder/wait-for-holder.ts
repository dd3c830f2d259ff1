// A service that was told to end takes some seconds to do so, and whoever restarts it does not always wait for them: npm, for
// example, ends before the service that it started.
import { setTimeout as sleep } from "node:timers/promises";
import { findHolder } from "./find-holder.ts";

const LOOK_MILLISECONDS = 100;
const STOPPING_MILLISECONDS_MAX = 10_000;

/**
 * Waits until a data folder is free: as long as a service that is shutting down usually takes, or `graceMilliseconds` for one
 * that has not said so, since it may have been told only just now. It is no error when the folder is still held afterwards.
 */
export async function waitForHolder({ folder, graceMilliseconds }: { folder: string; graceMilliseconds: number }): Promise<void> {
  const began = performance.now();
  for (;;) {
    const holder = findHolder(folder);
    if (holder === null) return;
    if (performance.now() - began >= (holder.isStopping ? STOPPING_MILLISECONDS_MAX : graceMilliseconds)) return;
    await sleep(LOOK_MILLISECONDS);
  }
}
