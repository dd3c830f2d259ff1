// The best score of each game and the wins of each side, stored in this browser.
import { isSavedObject, parseJson, readNumber } from "../saved";
import { readItem, writeItem } from "../storage";
import { storageKey } from "../store";

/** Which of two scores is better. */
export type Better = "higher" | "lower";

/** How often each side has won. */
export type Tally = ReadonlyMap<string, number>;

/** The best score of a game so far; null before the first. */
export function readBest(game: string): number | null {
  return readNumber(readItem(bestKey(game)));
}

/** Whether the score beats the best one so far. */
export function isBest(score: number, best: number | null, better: Better): boolean {
  if (best === null) return true;
  return better === "higher" ? score > best : score < best;
}

/** Stores the best score of a game. */
export function writeBest(game: string, score: number) {
  writeItem(bestKey(game), String(score));
}

/** The wins of each side; empty where nothing is stored. */
export function readTally(game: string): Tally {
  const saved = parseJson(readItem(tallyKey(game)));
  const counts = isSavedObject(saved) ? saved : {};
  return new Map(Object.entries(counts).map(([side, count]) => [side, readNumber(count) ?? 0]));
}

/** Stores the wins of each side. */
export function writeTally(game: string, tally: Tally) {
  writeItem(tallyKey(game), JSON.stringify(Object.fromEntries(tally)));
}

function bestKey(game: string): string {
  return storageKey(`${game}-best`);
}

function tallyKey(game: string): string {
  return storageKey(`${game}-tally`);
}
