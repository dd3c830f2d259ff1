// Random choices that a seed repeats: Mulberry32, a generator of 32 bits, which is plenty for choosing what to disrupt.

/** A source of choices. The same seed gives the same choices in the same order. */
export interface SeededRandom {
  /** A number from 0 to below 1. */
  fraction(): number;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
  /** The items in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
}

/** Makes a source of choices from a seed. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    fraction,
    pick: (items) => items[Math.floor(fraction() * items.length)] ?? items[0],
    shuffle: (items) =>
      items
        .map((item) => ({ item, place: fraction() }))
        .toSorted((one, other) => one.place - other.place)
        .map(({ item }) => item),
  };
}
