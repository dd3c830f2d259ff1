// The only place that reads the machine's time. Everything else receives a clock, so that tests can control it.

/** Returns the current time. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds of a monotonic clock, for durations. */
export function monotonicMilliseconds(): number {
  return performance.now();
}
