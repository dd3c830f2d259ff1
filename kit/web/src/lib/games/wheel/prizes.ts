// What can be won on a wheel of fortune, and what was won in this browser.
import { readText } from "../../saved";
import { type Collection, createCollection } from "../../store";

/** A prize on the wheel. */
export interface WheelPrize {
  name: string;
}

/** A spin. */
export interface WheelWin {
  /** The name of the prize at that time. */
  prize: string;
  /** An ISO 8601 time. */
  at: string;
}

/** So many prizes stay on the wheel. */
export const FEWEST_PRIZES = 2;

/** Opens the prizes; a first visit has those of `samples`. */
export function createWheelPrizes(samples: readonly string[]): Collection<WheelPrize> {
  return createCollection<WheelPrize>({
    name: "wheel-prizes",
    read: (saved) => {
      const name = readText(saved["name"]);
      return name === "" ? null : { name };
    },
    samples: () => samples.map((name, index) => ({ id: `prize-${index + 1}`, name })),
  });
}

/** Every spin, the newest first. */
export const wheelWins = createCollection<WheelWin>({
  name: "wheel-wins",
  read: (saved) => {
    const prize = readText(saved["prize"]);
    return prize === "" ? null : { prize, at: readText(saved["at"]) };
  },
  samples: () => [],
});

/** Stores what was won just now. */
export function recordWin(prize: string) {
  wheelWins.add({ prize, at: new Date().toISOString() });
}
