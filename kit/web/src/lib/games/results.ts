// How games ended, stored in this browser, for the page of high scores.
import { readNumber, textsOf } from "../saved";
import { type Stored, createCollection } from "../store";

/** How a game ended. */
export interface GameResult {
  /** The name of the game. */
  game: string;
  /** `1,204 points`, `Won in 2:10`. */
  result: string;
  /** What the results of a game are ordered by: the highest first. */
  rank: number;
  /** When it ended, as an ISO 8601 time. */
  at: string;
}

/** So many results are stored of each game: its best ones. */
export const STORED_RESULTS = 20;

/** All stored results. */
export const gameResults = createCollection<GameResult>({
  name: "results",
  read: (saved) => {
    const texts = textsOf(saved, ["game", "result", "at"]);
    const rank = readNumber(saved["rank"]);
    return texts.game === "" || rank === null ? null : { ...texts, rank };
  },
});

/** Stores a result, and removes the lowest of its game where there are too many. */
export function addResult(result: Omit<GameResult, "at">) {
  gameResults.add({ ...result, at: new Date().toISOString() });
  const own = gameResults.all().filter(({ game }) => game === result.game);
  for (const { id } of byRank(own).slice(STORED_RESULTS)) gameResults.remove(id);
}

/** The best results of each game that has any, at most `limit` of each; the games by name, their results by rank. */
export function bestResults(
  results: readonly Stored<GameResult>[],
  limit: number,
): { game: string; best: Stored<GameResult>[] }[] {
  const games = [...new Set(results.map(({ game }) => game))].toSorted((one, other) =>
    one.localeCompare(other),
  );
  return games.map((game) => ({
    game,
    best: byRank(results.filter((result) => result.game === game)).slice(0, limit),
  }));
}

function byRank(results: readonly Stored<GameResult>[]): Stored<GameResult>[] {
  return results.toSorted((left, right) => right.rank - left.rank);
}
