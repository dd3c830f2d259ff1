// What is counted, and what else is wished of the counters: "robins, tits and sparrows each day, with an undo".
import type { CountedThing } from "../../../../../features/insight/tools/counter/counter-schema.ts";
import { isFieldNoun } from "../../../../../knowledge/field-nouns.ts";
import { plural, singularWord } from "../../../../../knowledge/words/inflect.ts";
import { type Category, lexicon } from "../../../../../knowledge/words/lexicon.ts";
import { numberOf } from "../../../../../knowledge/words/number-of.ts";
import { capitalise } from "../../../../../model/names.ts";
import { isAllOf, oneOf, type Piece, piecesIn, type ToolWish, wishIn } from "../pieces-in.ts";
import type { CounterRequest } from "./counter-request.ts";

/** A part of a counter that a text may wish for. */
export type CounterPart = "days" | "total" | "reset" | "undo" | "minus" | "step" | "button" | "amounts" | "things";

/** What a text says of counters. */
export interface CounterWishes {
  things: CountedThing[];
  /** What all of them are: "birds" of "birds: robin, tit". */
  heading: string;
  unit: string | null;
  step: number;
  wishes: ToolWish<CounterPart>[];
  missing: string[];
}

const WISHES: readonly (readonly [CounterPart, readonly Category[]])[] = [
  ["undo", ["counter-undo"]],
  ["reset", ["counter-reset"]],
  ["amounts", ["counter-amount"]],
  ["things", ["counter-change", "counters-word"]],
  ["minus", ["counter-minus"]],
  ["button", ["big-word", "button-word"]],
  ["step", ["counter-plus"]],
  ["total", ["counter-total"]],
  ["days", ["counter-days"]],
];

const LABEL_CHARACTERS_MAX = 80;
const THINGS_MAX = 12;
const ITEM_WORDS_MAX = 5;
const OPENING = new RegExp(`^${oneOf("counted-opening")}\\s+`, "i");
/** "My two lads", "two teams". */
const SO_MANY = new RegExp(
  `(?<![\\p{L}\\d])(?:(?<whose>my|our|the)\\s+)?(?<number>${oneOf("count-word")}|\\d{1,2})\\s+(?<noun>[\\p{L}-]+)(?![\\p{L}-])`,
  "giu",
);
/** "People who come in", "the sheep going through the gate", "how many times": what is counted as it happens, and no list of what there is. */
const HAPPENING = /^(?:how many\s+(?!.*\b(?:have|own|left)\b)|\S+\s.*\b(?:who|that|which|\p{L}+ing)\b)/iu;
const STEP = /(?:\bby|\bsteps? of|\bin)\s+(?<by>\d{1,4})\b|(?<![\d.])\+?(?<at>\d{1,4})\s+at a time\b/i;

/** Reads what stands behind the words that ask for counters; null where it gives fields or rows, or nothing that is counted. */
export function thingsIn(text: string, request: CounterRequest): CounterWishes | null {
  const pieces = piecesIn(text, request.end);
  const wishes: ToolWish<CounterPart>[] = [];
  const missing: string[] = [];
  const items: Piece[] = [];
  let step = 1;
  let heading = "";
  for (const [at, piece] of pieces.entries()) {
    const by = STEP.exec(piece.text);
    const wish = by === null ? wishIn(piece.text, WISHES) : stepWish(piece.text, by.index);
    const isItem = request.hasThings && at === items.length && (at === 0 || (/^(?:,|and|:)$/.test(piece.joint) && !begins(piece.text)));
    if (piece.joint === ":" && at === 1 && items.length === 1) heading = items.pop()?.text ?? "";
    step = by === null ? step : Number(by.groups?.["by"] ?? by.groups?.["at"]);
    if (wish !== null) {
      wishes.push(wish);
      // "Robins each day": what is counted, and a wish.
      const [before, ...others] = wish.rest;
      const isFront = isItem && before !== undefined && piece.text.startsWith(before);
      if (isFront) items.push({ ...piece, text: before, end: piece.start + before.length });
      missing.push(...(isFront ? others : wish.rest));
    } else if (isItem || (heading !== "" && !begins(piece.text))) {
      if (piece.text.split(" ").length > ITEM_WORDS_MAX && at > 0) missing.push(piece.text);
      else items.push(piece);
    } else if (!isAllOf(piece.text, "tool-filler")) missing.push(piece.text);
  }
  const counted = countedIn(request, { items, heading });
  return counted === null ? null : { ...counted, step, wishes, missing: [...missing, ...counted.missing] };
}

/** "Add players", "show a chart": a wish, and nothing that is counted. */
function begins(text: string): boolean {
  const [first = ""] = text.toLowerCase().split(" ");
  return lexicon.is(first, "counter-change") || (lexicon.is(first, "tool-lead") && !/^(?:an?|the|my|our)$/.test(first));
}

/** "The sheep by 5 at a time": how much a press counts. */
function stepWish(text: string, at: number): ToolWish<CounterPart> {
  const before = text.slice(0, at).trim();
  const isSaid = isAllOf(before, "tool-filler") || lexicon.is(before, "score-part");
  return { parts: ["step"], said: isSaid ? text : text.slice(at), rest: isSaid ? [] : [before] };
}

type Counted = Pick<CounterWishes, "things" | "heading" | "unit" | "missing">;

function countedIn({ kind, before }: CounterRequest, { items, heading }: { items: readonly Piece[]; heading: string }): Counted | null {
  const isFields = items.length > 1 && items.some(({ text }) => isFieldNoun({ key: text.toLowerCase(), low: text.toLowerCase() }));
  if (isFields) return null;
  const [first] = items;
  const people = first === undefined || items.length > 1 ? null : peopleIn(first, kind);
  if (people !== null) return { ...people, heading: "" };
  if (kind === "score") return items.length > 1 ? { things: thingsOf(items), heading: "", unit: null, missing: [] } : null;
  // "Wins for Mum, Dad and Joe": of each of them.
  const [, of, whose] = items.length > 1 && first !== undefined ? (/^(.+?) (?:for|between) (.+)$/.exec(first.text) ?? []) : [];
  if (first !== undefined && of !== undefined && whose !== undefined)
    return { things: thingsOf([{ ...first, text: whose }, ...items.slice(1)]), heading: of, unit: null, missing: [] };
  // "Lap counter for the pool": what it counts stands before it.
  const isPlace = before !== "" && items.length === 1 && first !== undefined && !isSeveral(first.text);
  if (before !== "" && (items.length === 0 || isPlace)) {
    const thing = { id: "thing-1", label: capitalise(plural(before)), phrase: before };
    return { things: [thing], heading: before, unit: null, missing: [] };
  }
  if (items.length === 0) return kind === "verb" ? null : { things: [], heading: "", unit: null, missing: [] };
  const [only] = items;
  if (items.length === 1 && only !== undefined && !(kind === "verb" ? HAPPENING.test(only.text) : isSeveral(only.text))) return null;
  return { things: thingsOf(items), heading: heading === "" ? before : heading, unit: unitIn(only?.text ?? ""), missing: [] };
}

/** Whether words name more than one of something: "laps", "people entering the shop", "how many". */
function isSeveral(text: string): boolean {
  if (/^(?:how m|the number)/i.test(text)) return true;
  const [noun = "", next = ""] = bare(text).toLowerCase().split(" ");
  return [noun, next].some((word) => word !== "" && (singularWord(word) !== word || word === "people"));
}

function bare(text: string): string {
  let words = text.trim();
  for (let shorter = ""; shorter !== words;) {
    shorter = words;
    words = words.replace(OPENING, "");
  }
  return words;
}

/** The unit of what is counted: "metres" of "hedgerow metres". */
function unitIn(text: string): string | null {
  return (
    bare(text)
      .toLowerCase()
      .split(" ")
      .slice(0, 3)
      .find((word) => lexicon.is(word, "counter-unit")) ?? null
  );
}

/** "Hedgerow metres my two lads cut", "two teams": a counter for each of so many. */
function peopleIn({ text, start }: Piece, kind: CounterRequest["kind"]): Omit<Counted, "heading"> | null {
  for (const { 0: said, index, groups = {} } of text.matchAll(SO_MANY)) {
    const number = numberOf((groups["number"] ?? "").toLowerCase());
    const noun = groups["noun"] ?? "";
    if (number < 2 || number > THINGS_MAX || singularWord(noun.toLowerCase()) === noun.toLowerCase()) continue;
    if (kind !== "score" && groups["whose"] === undefined) continue;
    const one = capitalise(singularWord(noun.toLowerCase()));
    const phrase = kind === "score" ? said : text;
    const things = Array.from({ length: number }, (_, at) => ({ id: `thing-${at + 1}`, label: `${one} ${at + 1}`, phrase }));
    const rest = text.slice(index + said.length).trim();
    const missing = kind === "score" && rest !== "" && !isAllOf(rest, "tool-filler") ? [rest] : [];
    return start < 0 ? null : { things, unit: kind === "score" ? null : unitIn(text.slice(0, index)), missing };
  }
  return null;
}

function thingsOf(items: readonly Piece[]): CountedThing[] {
  const things: CountedThing[] = [];
  for (const { text } of items.slice(0, THINGS_MAX)) {
    const label = labelOf(text);
    const same = things.filter((thing) => thing.label === label).length;
    things.push({ id: `thing-${things.length + 1}`, label: same === 0 ? label : `${label} ${same + 1}`, phrase: text });
  }
  return things;
}

/** "Cups of tea" of "how many cups of tea I drink". */
function labelOf(text: string): string {
  const words = bare(text).split(" ");
  const clause = words.findIndex((word, at) => at > 0 && lexicon.is(word, "clause-opener"));
  const label = words.slice(0, clause < 0 ? words.length : clause).join(" ");
  return capitalise(label === "" ? text : label).slice(0, LABEL_CHARACTERS_MAX);
}
