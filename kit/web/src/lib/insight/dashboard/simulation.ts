// A course over time for rows without dates. It is simulated, and the same on every visit; dashboards say so.
import { localDate } from "../../format";
import { dayAfter, daysBetween } from "../../months";

/** How high a value was on a day, as a share of what it is today. */
export function simulatedLevel(seed: string, day: string): number {
  const age = daysBetween(day, localDate());
  const start = seedOf(seed) * 6.3;
  const wave = (days: number) =>
    0.07 * Math.sin(start + days / (40 + seedOf(seed) * 50)) +
    0.03 * Math.sin(start * 3 + days / 9);
  const drift = (age / 365) * (0.16 * seedOf(`${seed} drift`) - 0.11);
  return Math.max(0.2, 1 + wave(age) - wave(0) + drift);
}

/** A day of the last twelve months. */
export function simulatedDay(seed: string): string {
  return dayAfter(localDate(), -Math.floor(seedOf(seed) * 330));
}

/** A number from 0 to 1 that is always the same for the same text. */
function seedOf(text: string): number {
  let hash = 2_166_136_261;
  for (const character of text)
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (hash % 10_007) / 10_007;
}
