import type { FeatureDescription } from "../../definition/feature-words.ts";

/** Describes a game by its name. */
export function describeGame(name: string): () => FeatureDescription {
  return () => ({ called: `the game ${name}`, can: `play ${name}` });
}
