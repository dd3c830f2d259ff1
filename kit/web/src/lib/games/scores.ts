// The best score of each game, stored in this browser.
import { readNumber } from "../saved";
import { readItem, writeItem } from "../storage";
import { storageKey } from "../store";

/** The best score of a game so far; null before the first. */
export function readBest(game: string): number | null {
  return readNumber(readItem(bestKey(game)));
}

/** Stores the best score of a game. */
export function writeBest(game: string, score: number) {
  writeItem(bestKey(game), String(score));
}

function bestKey(game: string): string {
  return storageKey(`${game}-best`);
}
