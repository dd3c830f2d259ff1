// What a text asks to keep without saying what a row holds: "I want to put in all our dinners", "a diary of appointments", "keep
// track of who has paid". Nothing so sure as a list of fields, so it is read only where nothing else is.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Sentence, Token } from "../../text/token.ts";
import { isHolder, isOrder, requestAt, requestEnd, wordsAt } from "../requests/request-start.ts";
import { detailsIn } from "./details-in.ts";
import { type Detail } from "./detail-of.ts";
import { isQuestion } from "./detail-words.ts";
import type { FieldList } from "./field-list.ts";
import { peopleRows } from "./rows/people-rows.ts";
import { countedIn, eachIn, ENTRY, knownRow, named, namedRow, nounsFrom, type RowName } from "./rows/row-name.ts";

const VERB_WORDS_MAX = 4;

/** The list that a text asks to keep; null where it asks for none. */
export function keptListIn(sentences: readonly Sentence[]): FieldList | null {
  const first = sentences.findIndex(({ tokens }) => requestAt(tokens) >= 0 || isOrder(tokens));
  const asked = sentences.slice(Math.max(0, first));
  const stated = sentences.flatMap(({ tokens }) => tokens);
  for (const { tokens } of asked) {
    const from = Math.max(0, requestEnd(tokens));
    const held = heldIn(tokens);
    if (held !== null) return held;
    // "Who owes subs": the question alone.
    const people = isWho(tokens[from]) ? peopleAt(tokens, from, stated) : null;
    if (people !== null) return people;
    for (let at = from; at < tokens.length; at += 1) {
      const length = keepingAt(tokens, at);
      const place = { length, stated };
      const found =
        length === 0
          ? null
          : (peopleAt(tokens, at + length, stated) ??
            askedAt(tokens, at, place) ??
            objectAt(tokens, at, length) ??
            measuredAt(tokens, at, place));
      if (found !== null) return found;
    }
  }
  return null;
}

/** How many words ask at a place to keep what stands behind them; 0 where none do. */
function keepingAt(tokens: readonly Token[], at: number): number {
  const [holder, of] = tokens.slice(at, at + 2);
  if (holder !== undefined && of?.low === "of" && isHolder(holder.one) && holder.low === holder.one) return 2;
  const before = tokens[at - 1];
  const isDone = before === undefined || /^(?:to|and|just|please|or)$/.test(before.low) || lexicon.is(before.low, "modal");
  const lengths = isDone ? Array.from({ length: VERB_WORDS_MAX }, (_, index) => VERB_WORDS_MAX - index) : [];
  return lengths.find((length) => lexicon.is(wordsAt(tokens, at, length), "keeping-verb")) ?? 0;
}

/** "Who has paid": a list of people with what is asked of each. */
function peopleAt(tokens: readonly Token[], at: number, stated: readonly Token[]): FieldList | null {
  // Who comes is asked of each date.
  if (
    !isQuestion(tokens[at]) ||
    /^(?:comes?|coming|attends?|attending)$/.test(
      tokens
        .slice(at + 1, at + 3)
        .map(({ low }) => low)
        .find((low) => low !== "is") ?? "",
    )
  )
    return null;
  const { details } = detailsIn(tokens.slice(at));
  const people = peopleRows(ENTRY, details, stated);
  return people === null
    ? null
    : listOf(
        people.row,
        people.details,
        details.flatMap(({ said }) => said),
      );
}

/** "One shopping list all of us can add to", "lace bobbin inventory with photos": a list of what stands before the word for it. */
function heldIn(tokens: readonly Token[]): FieldList | null {
  const from = requestEnd(tokens);
  const at = tokens.findIndex(({ one }, index) => index >= Math.max(0, from) && isHolder(one));
  const words = tokens.slice(Math.max(0, from), at + 1);
  const name = words.filter(({ low }) => !lexicon.is(low, "determiner") && !lexicon.is(low, "possessive") && low !== "one");
  const isName = at >= 0 && name.length > 1 && name.length <= VERB_WORDS_MAX && tokens[at + 1]?.low !== "of";
  if (!isName) return null;
  const isWith = tokens[at + 1]?.low === "with";
  const inner = name.slice(0, -1);
  const isPlain = name.every(({ speech, text }) => speech === "noun" && /^[\p{L}-]+$/u.test(text));
  // "A shared shopping list": how many have it says nothing of what it is of.
  const called = lexicon.is(name[0]?.low, "unshared") ? name.slice(1) : name;
  const row = from < 0 && called === name ? null : knownRow(called);
  // "A fuel log for my lorry with litres": what stands behind "with" says what is kept.
  const isAlone = isWith || at === tokens.length - 1 || (isClause(tokens[at + 1]) && !tokens.slice(at).some(({ low }) => low === "with"));
  const own = row ?? (isPlain && isAlone ? named(inner) : null);
  const { details } = isWith ? detailsIn(tokens.slice(at + 2)) : { details: [] };
  const list = own === null ? null : listOf(own, details, [...words, ...details.flatMap(({ said }) => said)]);
  return list === null || row !== null ? list : { ...list, heading: name };
}

/** "A vinyl list I can check in the shop". */
const isClause = (token: Token | undefined): boolean => /^(?:i|we|that|which|for|where)$/.test(token?.low ?? "");

const isWho = (token: Token | undefined): boolean => /^who(?:'s)?$/.test(token?.low ?? "");

interface Asked {
  length: number;
  stated: readonly Token[];
}

/** "How many litres each goat gives": an entry a time. */
function askedAt(tokens: readonly Token[], at: number, { length, stated }: Asked): FieldList | null {
  if (tokens[at + length]?.low !== "how" || lexicon.is(tokens[at]?.low, "learning-verb")) return null;
  const behind = clauseFrom(tokens, at + length);
  return entriesOf(detailsIn(behind).details, behind, stated);
}

/** "The hours I spend on each job": what is measured again and again. */
function measuredAt(tokens: readonly Token[], at: number, { length, stated }: Asked): FieldList | null {
  const behind = lexicon.is(tokens[at]?.low, "learning-verb") ? [] : clauseFrom(tokens, at + length);
  return entriesOf(measureIn(behind), behind, stated);
}

function clauseFrom(tokens: readonly Token[], start: number): readonly Token[] {
  const end = tokens.findIndex(({ low }, index) => index >= start && /^(?:so|because|but|[,;])$/.test(low));
  return tokens.slice(start, end < 0 ? undefined : end);
}

/** Entries of what is said, with what each of them is of. */
function entriesOf(details: readonly Detail[], said: readonly Token[], stated: readonly Token[]): FieldList | null {
  const of = eachIn(said) ?? (said.some(({ low }) => low === "each") ? countedIn(stated) : null);
  const word = of?.tokens.at(-1);
  const each = word === undefined ? [] : [{ name: [{ ...word, low: word.one, text: word.one }], said: [word], detail: [], isField: true }];
  const list = listOf(ENTRY, [...each, ...details], said);
  return details.length === 0 ? null : { ...list, isNoted: true, isWhole: each.length > 0 };
}

/** "My dad's blood pressure morning and night": its nouns, where it is a number. */
function measureIn(tokens: readonly Token[]): Detail[] {
  const name = nounsFrom(
    tokens,
    tokens.findIndex(({ speech, low }) => speech === "noun" && !low.endsWith("'s")),
  );
  const key = [...name.slice(0, -1).map(({ low }) => low), name.at(-1)?.one ?? ""].join(" ");
  const isMeasure = name.length > 0 && /^(?:number|duration)$/.test(fieldNoun(key)?.type ?? "");
  return isMeasure ? [{ name, said: name, detail: [], isField: true }] : [];
}

/** "All our dinners", "repairs and whether they have been done": several of something, with what is said of each behind it. */
function objectAt(tokens: readonly Token[], at: number, length: number): FieldList | null {
  const start = tokens.findIndex(
    ({ low }, index) =>
      index >= at + length && !lexicon.is(low, "determiner") && !lexicon.is(low, "possessive") && !/^(?:all|of|down)$/.test(low),
  );
  const name = start < 0 ? [] : nounsFrom(tokens, start);
  const isSeveral =
    name.some(({ low, one }) => low !== one) || tokens.slice(at + length, start).some(({ low }) => /^(?:each|every)$/.test(low));
  const row = isSeveral ? (named(name) ?? namedRow(name)) : null;
  if (row === null) return null;
  const behind = tokens.slice(start + name.length);
  const isStated = behind[0]?.low === "with" || (behind[0]?.low === "and" && isQuestion(behind[1]));
  const { details } = isStated ? detailsIn(behind.slice(1)) : { details: [] };
  return listOf(row, details, [...tokens.slice(at, start + name.length), ...details.flatMap(({ said }) => said)]);
}

function listOf(row: RowName, details: readonly Detail[], words: readonly Token[]): FieldList {
  const places = words.map(({ start, end }) => ({ start, end }));
  const taken =
    places.length === 0 ? [] : [{ start: Math.min(...places.map(({ start }) => start)), end: Math.max(...places.map(({ end }) => end)) }];
  return { row, heading: [], details, isWhole: false, isNoted: false, taken };
}
