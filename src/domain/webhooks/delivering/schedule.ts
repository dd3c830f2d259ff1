const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long each attempt waits for after the one before it failed: ten attempts over 75 hours and a half. */
const WAITS = [0, 5 * SECOND, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 5 * HOUR, 10 * HOUR, 14 * HOUR, 20 * HOUR, 24 * HOUR] as const;
const SPREAD = 0.1;

/** How many attempts a delivery has. */
export const ATTEMPTS_MAX = WAITS.length;

/** How many milliseconds after so many failed attempts the next one is made, or null after the last. `chance`, from 0 to 1, spreads it by a tenth either way, so that what failed together does not come back together. */
export function nextWait(attempts: number, chance: number): number | null {
  const wait = WAITS[attempts];
  return wait === undefined ? null : Math.round(wait * (1 - SPREAD + 2 * SPREAD * chance));
}
