import type { FeatureDescription } from "../../definition/describing.ts";

/** Describes a game by its name. */
export function describeGame(name: string): () => FeatureDescription {
  return () => ({ called: `the game ${name}`, can: `play ${name}` });
}
