// Pictures that the app draws itself. The same seed gives the same picture.
import type { ComponentType } from "react";

/** What is drawn: one of the components of `land-motifs` and `shape-motifs`. */
export type Motif = ComponentType<{ seed: number }>;

/** A picture: its motif, and a whole number that varies it. */
export interface Drawing {
  motif: Motif;
  seed: number;
}

/** Numbers from 0 up to 1, always the same ones for a seed. */
export function seeded(seed: number): () => number {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x85ebca6b) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
