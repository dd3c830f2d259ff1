// Which features are games: an app of nothing else is one.
import { arcadeWords } from "../../features/arcade/words.ts";
import { parlourWords } from "../../features/parlour/words.ts";

/** The kinds of features that are games to play. */
export const gameKinds: ReadonlySet<string> = new Set([...Object.keys(arcadeWords), ...Object.keys(parlourWords)]);
