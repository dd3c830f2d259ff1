const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The wait of each attempt after the previous one failed: ten attempts over 75.5 hours. */
const WAITS = [0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;
const SPREAD = 0.1;

/** The maximum number of attempts of a delivery. */
export const ATTEMPTS_MAX = WAITS.length;

/**
 * Milliseconds until the next attempt after `attempts` failed ones, or null after the last. `chance`, random from 0 to
 * 1, adds ±10 % jitter, so that deliveries which failed together are not retried together.
 */
export function nextWait(attempts: number, chance: number): number | null {
  const wait = WAITS[attempts];
  return wait === undefined ? null : Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance));
}
