// How a wheel of chance turns: how far, how long, and where it stops.
import type { Random } from "./games/random";

const TURNS = 5;
/** How far from the edges of its sector a wheel stops. */
const MARGIN = 0.15;

/** As long as a wheel turns. */
export const TURN_MILLISECONDS = 4_000;

/** How far, in degrees, a wheel has turned that comes from `from` and stops at this one of so many sectors. */
export function angleTo(
  { at, count, from }: { at: number; count: number; from: number },
  random: Random,
): number {
  const place = ((at + MARGIN + random() * (1 - 2 * MARGIN)) * 360) / count;
  const turned = Math.ceil(from / 360) * 360 + TURNS * 360;
  return turned - place;
}

/** The sector of so many to which a wheel points that has turned by `angle` degrees. The first begins at the pointer and they follow clockwise. */
export function sectorAt(angle: number, count: number): number {
  return Math.floor((((360 - (angle % 360)) % 360) * count) / 360);
}
