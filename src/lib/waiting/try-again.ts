import { setTimeout as pause } from "node:timers/promises";
import { monotonicMilliseconds } from "../clock.ts";
import { attempt } from "../attempts/attempt.ts";

/** Which failures are transient, how long to retry and how long to pause in between, in milliseconds, and a callback per retry. */
export interface TryAgain {
  isPassing(error: unknown): boolean;
  patienceMilliseconds: number;
  pauseMilliseconds: number;
  onAgain(error: unknown): void;
}

/**
 * Returns the result of `work`. Transient failures are retried until the patience runs out, then the last error is
 * thrown; any other error is thrown at once.
 */
export async function tryAgain<Result>(work: () => Promise<Result>, options: TryAgain): Promise<Result> {
  const deadline = monotonicMilliseconds() + options.patienceMilliseconds;
  for (;;) {
    const tried = await attempt(() => work());
    if (tried.ok) return tried.value;
    if (!options.isPassing(tried.error) || monotonicMilliseconds() >= deadline) throw tried.error;
    options.onAgain(tried.error);
    await pause(options.pauseMilliseconds);
  }
}
