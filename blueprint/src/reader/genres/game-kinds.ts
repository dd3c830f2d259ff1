// Which features are games: an app of nothing else is one.
import { definitions } from "../../features/definitions.ts";

/** The kinds of features that are games to play. */
export const gameKinds: ReadonlySet<string> = new Set(
  definitions.filter(({ game }) => game !== undefined).map(({ schema }) => schema.shape.kind.value),
);
