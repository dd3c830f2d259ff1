// The only place that asks the machine what time it is. Everything else is handed a clock, so that tests can move it.

/** Tells the present moment. */
export interface Clock {
  now(): Date;
}

/** The machine's clock. */
export const systemClock: Clock = { now: () => new Date() };

/** Milliseconds on a clock that never goes back, for durations. */
export function monotonicMilliseconds(): number {
  return performance.now();
}
