// Chance. The rules of the games take it as an argument, so that they can be tested. With `?seed=7` in the address every
// game goes the same way each time it is opened; without it each game is different.

/** A number from 0 up to 1, another at each call. */
export type Random = () => number;

/** Mulberry32: the same numbers for the same seed. */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The chance of this visit: repeatable where the address has a seed. */
export function openRandom(): Random {
  const seed = Number(new URLSearchParams(window.location.search).get("seed"));
  return seed > 0 ? seededRandom(seed) : Math.random;
}

/** A whole number from 0 to one less than `limit`. */
export function below(limit: number, random: Random): number {
  return Math.floor(random() * limit);
}
