// The words behind the request for a tool, in pieces: what it is about, and one wish after the other.
import { type Category, lexicon } from "../../../../knowledge/words/lexicon.ts";

/** Words between two joints, with their place in the text. */
export interface Piece {
  text: string;
  start: number;
  end: number;
  /** What stands before it: a mark, "and", "with"; empty at the beginning. */
  joint: string;
}

/** A mark that ends a piece, or a word that joins two. "15:00", "St. Patrick" and "half-term" stay whole. */
const JOINT = /\s*(?<mark>[,;:!?()]|(?<!\b\p{L}{1,2})\.)+(?=\s|$)\s*|\s*[()\n]\s*|\s+[–—-]\s+|\s+(?<word>and|with|plus|but)\s+/giu;

/** The pieces of a text from a place on. */
export function piecesIn(text: string, from: number): Piece[] {
  const pieces: Piece[] = [];
  let [start, joint] = [from, ""];
  const close = (end: number, next: string, after: number): void => {
    const said = text.slice(start, end);
    // ", and hours".
    const trimmed = said.trim().replace(/^(?:(?:and|with|plus|but)\s+)+/i, "");
    const at = start + said.lastIndexOf(trimmed);
    if (/[\p{L}\p{N}]/u.test(trimmed)) pieces.push({ text: trimmed, start: at, end: at + trimmed.length, joint });
    [start, joint] = [after, next];
  };
  for (const { 0: found, index, groups } of text.matchAll(JOINT))
    if (index >= from) close(index, (groups?.["word"] ?? groups?.["mark"] ?? found.trim()).toLowerCase(), index + found.length);
  close(text.length, "", text.length);
  return pieces;
}

/** The words of a category as one of the alternatives of an expression, the longest first. */
export function oneOf(category: Category): string {
  const words = lexicon.words(category).toSorted((left, right) => right.length - left.length);
  return `(?:${words.map((word) => word.replace(/[.+?]/g, "\\$&").replaceAll(" ", "\\s+")).join("|")})`;
}

const remembered = new Map<Category, RegExp>();

/** The places of a category's words in a text. */
export function placesOf(text: string, category: Category): { start: number; end: number }[] {
  const pattern = remembered.get(category) ?? new RegExp(`(?<![\\p{L}\\p{N}])${oneOf(category)}(?![\\p{L}\\p{N}])`, "giu");
  remembered.set(category, pattern);
  return [...text.matchAll(pattern)].map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}

/** Whether all words of a text belong to the category. */
export function isAllOf(text: string, category: Category): boolean {
  return (text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? []).every((word) => lexicon.is(word.replaceAll("’", "'"), category));
}

/** A wish for a part of a tool: the words that say it, and what the piece says besides. */
export interface ToolWish<Part extends string> {
  parts: Part[];
  said: string;
  rest: string[];
}

/** Words of which a text has to name one each: "big" and "digits". */
export type WishWords<Part extends string> = Readonly<Record<Part, readonly Category[]>>;

/** The wish that a piece states; null where it states none of these. */
export function wishIn<Part extends string>(text: string, parts: readonly (readonly [Part, readonly Category[]])[]): ToolWish<Part> | null {
  const found = parts.flatMap(([part, categories]) => {
    const places = categories.map((category) => placesOf(text, category));
    return places.some((one) => one.length === 0) ? [] : [{ part, places: places.flat() }];
  });
  if (found.length === 0) return null;
  const places = found.flatMap((one) => one.places);
  const start = Math.min(...places.map((place) => place.start));
  const end = Math.max(...places.map((place) => place.end));
  const [before, after] = [text.slice(0, start).trim(), text.slice(end).trim()];
  const isSaid = (words: string): boolean => isAllOf(words, "tool-filler");
  return {
    parts: found.map(({ part }) => part),
    said: text.slice(isSaid(before) ? 0 : start, isSaid(after) ? text.length : end).trim(),
    rest: [before, after].filter((words) => !isSaid(words)),
  };
}
