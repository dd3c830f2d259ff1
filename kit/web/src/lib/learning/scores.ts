// What was scored in this browser, the newest first: one list for everything that can be won, so that best scores
// and rankings agree.
import { readNumber, textsOf } from "../saved";
import { createCollection } from "../store";

export interface Score {
  /** What was played: "Quiz", "Exam". */
  game: string;
  points: number;
  /** The most that could be reached; 0 where there is no such limit. */
  outOf: number;
  /** An ISO 8601 time. */
  at: string;
}

/** The scores of all games. */
export const scores = createCollection<Score>({
  name: "scores",
  read: (saved) => {
    const texts = textsOf(saved, ["game", "at"]);
    const points = readNumber(saved["points"]) ?? 0;
    return texts.game === "" ? null : { ...texts, points, outOf: readNumber(saved["outOf"]) ?? 0 };
  },
});

/** Keeps what was scored in a game just now. */
export function recordScore(
  game: string,
  { points, outOf = 0 }: { points: number; outOf?: number },
) {
  scores.add({ game, points, outOf, at: new Date().toISOString() });
}

/** The score with the most points, the earliest of equals; null before the first game. */
export function bestScore(played: readonly Score[]): Score | null {
  return played.reduce<Score | null>(
    (best, score) => (best === null || score.points >= best.points ? score : best),
    null,
  );
}
