// Finds the place in a file that a failed search most likely meant. A model that is only told "not found" guesses
// again; one that is shown the exact text copies it.
import { cutLine, lineAt } from "../looking/lines.ts";

/** A line range of a file (from 1), and how it differs from the searched text. */
export interface ClosestPlace {
  from: number;
  to: number;
  text: string;
  difference: string;
}

const SHOWN_LINES = 40;
const AROUND_DIFFERENCE = { before: 3, after: 6 };
/** Lines that occur more often than this (a brace, an empty line) do not identify a place. */
const REPEATS_MAX = 20;
const WANTED_LINES_MAX = 400;
const COMPARED = { lines: 20_000, characters: 200 };
const LIKENESS_MIN = 0.5;

const plain = (line: string): string => line.trim().replace(/\s+/g, " ");

/** The text without white space, and the original offset of each character. `fold` also ignores case and quote style. */
function squeeze(text: string, fold: boolean): { letters: string; offsets: number[] } {
  const offsets: number[] = [];
  const letters: string[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] ?? "";
    if (letter.trim() === "") continue;
    offsets.push(at);
    letters.push(fold ? (/['"`‘’“”]/.test(letter) ? '"' : (letter.toLowerCase()[0] ?? "")) : letter);
  }
  return { letters: letters.join(""), offsets };
}

function placeOf(lines: readonly string[], [from, to]: readonly [from: number, to: number], difference: string): ClosestPlace {
  const end = Math.min(to, from + SHOWN_LINES - 1);
  return {
    from,
    to: end,
    text: lines
      .slice(from - 1, end)
      .map((line) => cutLine(line, 1_000))
      .join("\n"),
    difference,
  };
}

/** The place that differs only in white space, or else only in white space, case and quote style. */
function almostEqual(text: string, search: string, fold: boolean): ClosestPlace | null {
  const wanted = squeeze(search, fold).letters;
  const { letters, offsets } = squeeze(text, fold);
  const at = wanted === "" ? -1 : letters.indexOf(wanted);
  if (at < 0) return null;
  const lines = text.split("\n");
  const [from, to] = [lineAt(text, offsets[at] ?? 0), lineAt(text, offsets[at + wanted.length - 1] ?? 0)];
  const found = lines
    .slice(from - 1, to)
    .map(plain)
    .join("\n");
  const isSameLines = !fold && found.includes(search.trim().split("\n").map(plain).join("\n"));
  const difference = fold
    ? "The search differs from them only in upper and lower case, in the kind of quotes, or in white space."
    : isSameLines
      ? "The search differs from them only in indentation or spaces."
      : "The search differs from them only in white space: spaces, line breaks or empty lines.";
  return placeOf(lines, [from, to], `${difference} Copy them exactly.`);
}

/** The start line that aligns the most of the wanted lines with equal lines in the file. */
function votedStart(lines: readonly string[], wanted: readonly string[]): number | null {
  const places = new Map<string, number[]>();
  for (const [index, line] of lines.entries()) places.set(plain(line), [...(places.get(plain(line)) ?? []).slice(0, REPEATS_MAX), index]);
  const votes = new Map<number, number>();
  for (const [index, line] of wanted.slice(0, WANTED_LINES_MAX).entries()) {
    const found = plain(line) === "" ? [] : (places.get(plain(line)) ?? []);
    if (found.length > REPEATS_MAX) continue;
    // A long line that is unique in the file weighs most.
    for (const place of found) votes.set(place - index, (votes.get(place - index) ?? 0) + Math.min(plain(line).length, 40) / found.length);
  }
  const [best] = [...votes].sort(([one, votesOfOne], [other, votesOfOther]) => votesOfOther - votesOfOne || one - other);
  return best !== undefined && best[1] >= 4 ? best[0] : null;
}

function pairsOf(line: string): Set<string> {
  const letters = plain(line).toLowerCase().slice(0, COMPARED.characters);
  return new Set(Array.from({ length: Math.max(0, letters.length - 1) }, (_, at) => letters.slice(at, at + 2)));
}

/** The start line that aligns the longest wanted line with the line most similar to it. */
function likeliestStart(lines: readonly string[], wanted: readonly string[]): number | null {
  const longest = wanted.reduce((best, line, index) => (plain(line).length > plain(wanted[best] ?? "").length ? index : best), 0);
  const pairs = pairsOf(wanted[longest] ?? "");
  let best = { likeness: 0, index: 0 };
  for (const [index, line] of lines.slice(0, COMPARED.lines).entries()) {
    const others = pairsOf(line);
    const likeness = (2 * [...pairs].filter((pair) => others.has(pair)).length) / Math.max(1, pairs.size + others.size);
    if (likeness > best.likeness) best = { likeness, index };
  }
  return best.likeness >= LIKENESS_MIN ? best.index - longest : null;
}

/** Returns the place in a file that is most similar to the text that was not found, or null if nothing is similar. */
export function closestPlace(text: string, search: string): ClosestPlace | null {
  const almost = almostEqual(text, search, false) ?? almostEqual(text, search, true);
  if (almost !== null) return almost;
  const lines = text.split("\n");
  const wanted = search.replace(/^(?:[^\S\n]*\n)+|\s+$/g, "").split("\n");
  const start = votedStart(lines, wanted) ?? likeliestStart(lines, wanted);
  if (start === null) return null;
  const differs = (line: string, index: number) => plain(line) !== plain(lines[start + index] ?? "");
  const index = Math.max(0, wanted.findIndex(differs));
  const from = Math.min(lines.length, Math.max(1, start + index + 1 - AROUND_DIFFERENCE.before));
  const to = Math.min(lines.length, Math.max(from, Math.min(start + wanted.length, start + index + 1 + AROUND_DIFFERENCE.after)));
  const has = lines[start + index];
  const quoted = (line: string) => cutLine(line.trim(), 300);
  const difference =
    has === undefined
      ? `The search goes on where the file has ended: ${quoted(wanted[index] ?? "")}`
      : `The first difference is in line ${start + index + 1}. The file has:\n${quoted(has)}\nThe search has:\n${quoted(wanted[index] ?? "")}`;
  return placeOf(lines, [from, to], difference);
}
