// "Bigger text", "rounder", "another font": the look a step further than it is, without a colour or a style by its name.
import { type Category, lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Token } from "../../../reader/text/token.ts";
import type { Theme } from "../../../schema/theme.ts";
import type { Edit } from "../../edits/edit.ts";
import { listParts, plain } from "../words/tokens.ts";

const fonts: readonly (readonly [Category, Theme["typeface"]])[] = [
  ["serif-font", "serif"],
  ["sans-font", "sans"],
  ["mono-font", "mono"],
  ["rounded-font", "rounded"],
];

type Words = readonly Token[];

const has = (words: Words, category: Category): boolean => words.some(({ low }) => lexicon.is(low, category));

/** Whether the words say nothing beside these categories. */
function areOnly(words: Words, categories: readonly Category[]): boolean {
  return words.every(({ low }) => [...categories, "adjust-filler" as const].some((category) => lexicon.is(low, category)));
}

/** Reads words for sizes, corners, spacing or the font, each part of a list for itself; none where a part is about anything else. */
export function readAdjust(tokens: Words): Edit[] {
  const parts = listParts(tokens).map(plain);
  const edits = parts.flatMap((words) => (words.length === 0 ? [] : [readOne(words)]));
  return edits.every((edit) => edit !== null) ? edits : [];
}

function readOne(words: Words): Edit | null {
  return readFont(words) ?? readCorners(words) ?? readSpacing(words) ?? readSize(words);
}

/** "More space", "a tighter layout". */
function readSpacing(words: Words): Edit | null {
  const isLess = words.some(({ low }) => /^(?:less|too)$/.test(low)) || has(words, "shrinking-word");
  const isTight = has(words, "shrinking-word") && words.some(({ low }) => low === "tighter");
  const rest = words.filter(({ low }) => low !== "less");
  if (!has(words, "space-word") && !isTight) return null;
  if (!areOnly(rest, ["space-word", "growing-word", "shrinking-word", "text-object"])) return null;
  const isMore = words.some(({ low }) => low === "more") || has(words, "growing-word");
  if (isLess === isMore) return null;
  return { kind: "restyle", look: { density: isLess ? "compact" : "comfortable" } };
}

function readSize(words: Words): Edit | null {
  const objects: readonly Category[] = ["text-object", "button-object", "heading-object"];
  const directions: readonly Category[] = ["growing-word", "shrinking-word", "tiny-word", "large-word"];
  const part = has(words, "button-object") ? "buttons" : has(words, "heading-object") ? "headings" : "text";
  const isNamed = objects.some((category) => has(words, category));
  const isTooMuch = words.some(({ low }) => low === "too");
  const grows = has(words, "growing-word") || (isNamed && has(words, isTooMuch ? "tiny-word" : "large-word"));
  const shrinks = has(words, "shrinking-word") || (isNamed && has(words, isTooMuch ? "large-word" : "tiny-word"));
  if (grows === shrinks || !areOnly(words, [...objects, ...directions])) return null;
  return { kind: "resize", part, step: grows ? 1 : -1 };
}

function readCorners(words: Words): Edit | null {
  const shapes: readonly Category[] = ["rounding-word", "sharpening-word", "round-word", "square-word", "corner-object"];
  const isCompared = words.some(({ low }) => /^(?:more|less|too|even)$/.test(low));
  const rounder = has(words, "rounding-word") || (isCompared && has(words, "round-word"));
  const sharper = has(words, "sharpening-word") || (has(words, "square-word") && (isCompared || has(words, "corner-object")));
  const rest = words.filter(({ low }) => low !== "less");
  if (rounder === sharper || !areOnly(rest, shapes)) return null;
  const isTurned = words.some(({ low }) => low === "less" || low === "too");
  return { kind: "reshape", step: rounder === isTurned ? -1 : 1 };
}

function readFont(words: Words): Edit | null {
  const named = fonts.find(([category]) => has(words, category));
  if (!has(words, "font-word") || !areOnly(words, ["font-word", "other-word", ...(named ? [named[0]] : [])])) return null;
  if (named === undefined && !has(words, "other-word")) return null;
  return { kind: "set-font", typeface: named?.[1] ?? null };
}
