import { useCollection } from "@/hooks/use-collection";
import { type Score, scores } from "@/lib/learning/scores";
import type { Stored } from "@/lib/store";

/** The scores of one game, or of all, the newest first. */
export function useScores(game?: string): readonly Stored<Score>[] {
  const all = useCollection(scores);
  return game === undefined ? all : all.filter((score) => score.game === game);
}
