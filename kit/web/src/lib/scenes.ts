// Pictures that the app draws itself. The same seed gives the same picture.
import type { ComponentType } from "react";

/** What is drawn where there is no pictogram: one of the components of `land-motifs` and `shape-motifs`. */
export type Motif = ComponentType<{ seed: number }>;

/** The drawing of a thing, in a frame of 32 × 32. */
export interface Pictogram {
  /** In the order in which they are drawn. */
  shapes: readonly PictogramShape[];
}

/** A color, and a path that is filled with it; `evenodd` where the path has holes. */
export type PictogramShape = readonly [color: string, path: string, rule?: "evenodd"];

/** A picture: what it shows, or else its motif, and a whole number that varies it. */
export type Drawing = { seed: number } & ({ pictogram: Pictogram } | { motif: Motif });

/** Numbers from 0 up to 1, always the same ones for a seed. */
export function seeded(seed: number): () => number {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x85ebca6b) >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
