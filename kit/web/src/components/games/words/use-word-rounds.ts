import { useState } from "react";
import { useScores } from "@/hooks/learning/use-scores";
import { formatPoints } from "@/lib/games/counts";
import { addResult } from "@/lib/games/results";
import { bestScore, recordScore } from "@/lib/learning/scores";

/** One word after another, in their order: a visit begins after the words that were played before. */
export function useWordRounds<Word>(game: string, words: readonly Word[]) {
  const played = useScores(game);
  const [round, setRound] = useState(played.length);
  const wordOf = (counted: number) => words[counted % words.length];
  const best = bestScore(played)?.points ?? null;

  return {
    word: wordOf(round),
    /** How many words were played. */
    count: played.length,
    best,
    /** What stands where nothing has happened yet. */
    invitation: best === null ? "Guess the first word." : `Best score: ${formatPoints(best)}.`,
    end: (points: number) => {
      recordScore(game, { points });
      addResult({ game, result: formatPoints(points), rank: points });
    },
    /** Goes on, and returns the next word. */
    next: (): Word | undefined => {
      setRound(round + 1);
      return wordOf(round + 1);
    },
  };
}
