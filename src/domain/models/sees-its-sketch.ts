import type { ModelEntry } from "../../adapters/models/model-entry.ts";

/** A window in which the instructions, a sketch, what came of it in words, and pictures have room, in tokens. */
const WINDOW_MIN = 60_000;

/** Whether a model that sketches is shown once what came of its sketch. */
export function seesItsSketch({ seesPictures, contextWindow }: Pick<ModelEntry, "seesPictures" | "contextWindow">): boolean {
  return seesPictures && contextWindow >= WINDOW_MIN;
}
