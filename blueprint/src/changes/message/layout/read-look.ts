// "Make it green", "use a dark red theme", "a bit darker", "rounded corners": words about the look and nothing else.
// "Bigger text", "rounder", "another font": the look a step further than it is, without a colour or a style by its name.
import { type Category, lexicon } from "../../../knowledge/words/lexicon.ts";
import { readLook } from "../../../reader/parse/sentence/read-look.ts";
import { lookVocabulary, noLook, roleWords } from "../../../reader/lexicon/look.ts";
import type { Token } from "../../../reader/text/token.ts";
import type { Edit } from "../../edits/edit.ts";
import { listParts, lowText, plain, unwritten } from "../words/tokens.ts";
import type { ClauseContext } from "../words/clauses.ts";
import type { Theme } from "../../../schema/theme.ts";

const shades = [
  [/^(?:darker|deeper)$/, "darker"],
  [/^(?:lighter|brighter|paler)$/, "lighter"],
] as const;

function shadeOf(word: string | undefined): "darker" | "lighter" | undefined {
  return shades.find(([pattern]) => pattern.test(word ?? ""))?.[1];
}

/** "Blue instead of orange": what it was is not what it should be. */
function wanted(tokens: readonly Token[]): Token[] {
  const at = tokens.findIndex((token, place) => token.low === "instead" || (token.low === "rather" && tokens[place + 1]?.low === "than"));
  return at < 0 ? [...tokens] : tokens.slice(0, at);
}

/** The button that every app has. */
const switching =
  /\b(?:dark|light) ?-?(?:mode|theme|scheme)? (?:toggle|switch|button)\b|\b(?:toggle|switch|button) (?:for|between|to) (?:the )?(?:dark|light)\b/;

function readShade(tokens: readonly Token[]): Edit | null {
  const at = tokens.findIndex((token) => shadeOf(token.low) !== undefined);
  const shade = shadeOf(tokens[at]?.low);
  if (shade === undefined) return null;
  const roles = tokens.map((token) => roleWords.get(token.low)).filter((role) => role !== undefined);
  const stated = tokens.every(
    (token, place) =>
      place === at || lexicon.is(token.low, "look-phrase") || lookVocabulary.has(token.low) || /^(?:colou?r)/.test(token.low),
  );
  const part = roles[0] ?? (tokens.some((token) => lexicon.is(token.low, "colour-noun")) ? "components" : null);
  return stated ? { kind: "restyle", look: {}, shade, part } : null;
}

/** The look that the words ask for; null where they are about anything else. */
export function readLookChange({ text }: ClauseContext, all: readonly Token[]): Edit | null {
  const tokens = wanted(all);
  if (tokens.some((token) => lexicon.is(token.low, "look-refusal"))) return null;
  const said = lowText(tokens);
  if (switching.test(said))
    return { kind: "refuse", reason: "The button at the top of the app switches between light and dark colours already." };
  if (/\bfollows? (?:the )?(?:system|device)\b/.test(said)) return { kind: "restyle", look: { scheme: "system" } };
  // "A coffee" and "a salmon" are things to have; as colours they stand beside a word for what they colour.
  if (/^an?$/.test(tokens[0]?.low ?? "") && plain(tokens).length === 2) return null;
  const shade = readShade(tokens);
  if (shade !== null) return shade;
  // The word "theme" at the end says that colours are meant; whatever else is in the words makes them no look.
  const rounded = tokens.map((token, at) =>
    token.low === "round" && !/^(?:corners|buttons)$/.test(tokens[at + 1]?.low ?? "") ? { ...token, low: "rounded" } : token,
  );
  const themed = { tokens: [...rounded, { ...unwritten("theme"), speech: "noun" } as const], bullet: false };
  const { look: stated, rest } = readLook(themed, { text, look: noLook });
  const spoken = rest.tokens.filter((token) => /[\p{L}\p{N}]/u.test(token.text));
  const left = spoken.filter((token) => !lookVocabulary.has(token.low) && !lexicon.is(token.low, "look-phrase"));
  const { phrases, ...look } = stated;
  if (phrases.length === 0 || left.length > 0) return null;
  const light = /\blight (?:mode|theme|scheme|colou?rs)\b|\b(?:it|app) light$/.test(said) && look.components === null;
  return { kind: "restyle", look: { ...look, phrases, scheme: light ? "light" : look.scheme } };
}

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
  const edits = parts.flatMap((words) =>
    words.length === 0 ? [] : [readFont(words) ?? readCorners(words) ?? readSpacing(words) ?? readSize(words)],
  );
  return edits.every((edit) => edit !== null) ? edits : [];
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
