// What people book of what a text says there is: "one of six wheels", "reserve one" of twelve pegs, "which weekends are free" of
// a castle and two marquees. Each thing is a row that can be booked.
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import { plural } from "../../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import type { Sentence, Token } from "../../../text/token.ts";
import { placeOf } from "../../../text/token.ts";
import { type Counted, countedThings, nounsFrom, singularOf } from "./counted-things.ts";
import { titleCase } from "../../../draft/look/draft-title.ts";
import { groups } from "../../../lexicon/subject-words.ts";
import { businesses } from "../../../parse/product-kinds/products.ts";
import { numberOf } from "../../../../knowledge/words/number-of.ts";
import { meansPeople } from "../../../text/noun-kind.ts";
import { capital } from "../../../draft/draft-field.ts";
import type { FieldList } from "../field-list.ts";

/** The words that say that something is booked, what stands behind them, and the text. */
interface Said {
  words: readonly Token[];
  behind: readonly Token[];
  slots: ReadonlyMap<string, readonly Token[]>;
  sentences: readonly Sentence[];
}

/** The list of what is booked; null where the text does not say what that is. */
export function bookedIn({ words, behind, slots, sentences }: Said): FieldList | null {
  const open = slots.get("open") ?? [];
  const named = open.length > 0 ? [] : (slots.get("things") ?? namedIn(behind));
  const isPointing = [...words.slice(-2), ...behind.slice(0, 1)].some(({ low }) => lexicon.is(low, "pointing-back"));
  const isOpen =
    open.length > 0 || isPointing || (named.length > 0 && named.every((token) => isTime(token) || lexicon.is(token.one, "place-word")));
  const isOne = behind[0]?.low === "it";
  const alone = slots.has("sure") && !isOpen ? named : isOpen ? hiredIn(sentences) : [];
  const things =
    kindsIn(slots) ??
    (open[0]?.low === "one" ? lastIn(sentences, open[0]) : null) ??
    countedIn({ behind, sentences, named, isOpen: isOpen && !isOne }) ??
    one(alone) ??
    slotIn(named);
  if (things === null) return null;
  const { names, isAlike, one: single, tokens } = things;
  const row = isAlike ? single : "item";
  const end = Math.max(...[tokens, named].map((some) => behind.findIndex((token) => token === some.at(-1)))) + 1;
  const isLed = /^(?:for|where)$/.test(words[1]?.low ?? "");
  const said = [...words.slice(isLed ? 2 : 0), ...behind.slice(0, end)];
  return {
    row: { one: row, many: plural(row), tokens },
    heading: [],
    details: [],
    isWhole: false,
    isNoted: false,
    taken: [placeOf(tokens), placeOf([...words, ...said])],
    title: isAlike ? `${titleCase(single)} Bookings` : "Bookings",
    names: names.map(capital),
    takes: { act: "book", said, more: behind.slice(end) },
  };
}

/** "A full set takes two hours but a removal twenty minutes": what is booked is one of these. */
function kindsIn(slots: Said["slots"]): Counted | null {
  const kinds = ["first", "second"].flatMap((slot): (readonly Token[])[] => [slots.get(slot) ?? []]).filter(({ length }) => length > 0);
  const names = kinds.map((kind) => kind.map(({ low }) => low).join(" "));
  return names.length < 2 ? null : { names, one: "service", isAlike: true, isStated: true, tokens: kinds.flat() };
}

/** "Pick a slot": of what it is not said. */
const slotIn = (named: readonly Token[]): Counted | null =>
  lexicon.is(named.at(-1)?.one, "place-word")
    ? { names: ["Appointment"], one: "appointment", isAlike: true, isStated: false, tokens: named }
    : null;

const isTime = ({ one: noun }: Token): boolean =>
  noun === "couple" ||
  /^(?:duration|date|time)$/.test(fieldNoun(noun)?.type ?? "") ||
  (["period", "time-of-day", "unit"] as const).some((category) => lexicon.is(noun, category));

/** "We hire out a photo booth", "look after the minibus": what that is. */
function hiredIn(sentences: readonly Sentence[]): readonly Token[] {
  const all = sentences.flatMap(({ tokens }) =>
    tokens.map(({ low }, at) =>
      /^(?:out|after|share|have|has|own)$/.test(low) && (lexicon.is(tokens[at + 1]?.low, "possessive") || tokens[at + 1]?.low === "one")
        ? nounsFrom(tokens, at + 2)
        : [],
    ),
  );
  return all.find(({ length }) => length > 0) ?? [];
}

/** The things with a number that are meant: those behind the verb, those of the name, or those spoken of before. */
function countedIn({
  behind,
  named,
  sentences,
  isOpen,
}: Pick<Said, "behind" | "sentences"> & { named: readonly Token[]; isOpen: boolean }): Counted | null {
  const last = named.at(-1);
  const all = sentences.flatMap(({ tokens }) => countedThings(tokens)).filter(({ names }) => names.length > 0);
  const own = countedThings(behind).find(({ tokens }) => last !== undefined && tokens.includes(last));
  const stated = all.filter(({ isStated }) => isStated);
  const there = isOpen ? (stated[0] ?? all.find(({ tokens: [first] }) => first !== undefined && isThere(sentences, first))) : undefined;
  return own ?? stated.find(({ one: single }) => single.split(" ").at(-1) === last?.one) ?? there ?? null;
}

/** "There's the main hall and the small room". */
const isThere = (sentences: readonly Sentence[], first: Token): boolean =>
  sentences.some(({ tokens }) => {
    const before = tokens.slice(0, Math.max(0, tokens.indexOf(first)));
    return /(?:^| )(?:there's|there is|there are|have)$/.test(before.map(({ low }) => low).join(" "));
  });

/** "We've 5 permits … who's got one": what was counted last. */
function lastIn(sentences: readonly Sentence[], { start }: Token): Counted | null {
  const before = sentences.flatMap(({ tokens }) => tokens).filter((token) => token.start < start);
  const kinds = before.flatMap((_, at) => countedThings(before.slice(at)).slice(0, 1));
  return kinds.findLast(({ isAlike, isStated }) => isAlike && isStated) ?? null;
}

/** What a verb of booking is about, behind its determiners; behind a word for a place, what that is of: "slots at parents' evening". */
function namedIn(behind: readonly Token[]): readonly Token[] {
  const from = behind.findIndex(
    ({ low }) =>
      !/^(?:of|for|at|on|in|any)$/.test(low) &&
      !lexicon.is(low, "definite-word") &&
      !/^(?:an?|their|next|free|spare)$/.test(low) &&
      !lexicon.is(low, "hollow-adjective") &&
      numberOf(low) < 1,
  );
  const name = from < 0 ? [] : nounsFrom(behind, from);
  const next = behind[from + name.length];
  const isPlace = lexicon.is(name.at(-1)?.one, "place-word") && /^(?:at|on|in|of|with|for)$/.test(next?.low ?? "");
  const of = isPlace ? namedIn(behind.slice(from + name.length + 1)) : [];
  // "A slot for the fair's helpers": who takes it.
  return of.every(isTime) || meansPeople(of.at(-1)?.one ?? "") ? name : of;
}

/** One thing without a number: "the shared rotavator". */
function one(name: readonly Token[]): Counted | null {
  const own = name.filter(({ low }) => !lexicon.is(low, "unshared") && !low.endsWith("'s"));
  const last = own.at(-1);
  if (last === undefined || last.low !== last.one || businesses.has(last.one) || groups.has(last.one) || meansPeople(last.one)) return null;
  const single = singularOf(own);
  return { names: [single], one: single, isAlike: true, isStated: false, tokens: name };
}
