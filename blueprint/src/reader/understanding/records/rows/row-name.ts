// What a row of a list is, by what stands before its fields: "each hedgehog", "bird sightings journal", "I fix pinball machines".
import { fieldNoun } from "../../../../knowledge/field-nouns.ts";
import { plural, singularWord } from "../../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { actors, generics, hollowWords } from "../../../lexicon/nouns.ts";
import { groups, vague } from "../../../lexicon/subject-words.ts";
import { knownThing } from "../../../parse/description/things/known-thing.ts";
import { businesses } from "../../../parse/product-kinds/products.ts";
import { meansPeople } from "../../../text/noun-kind.ts";
import { nounPhrase } from "../../../text/noun-phrase.ts";
import type { Sentence, Token } from "../../../text/token.ts";
import { isHolder } from "../../requests/request-start.ts";
import { isPronoun, isRowHolder, phraseAt, phraseFrom, verbLength } from "../heading.ts";

const ROW_WORDS_MAX = 3;
const SEVERAL_WEIGHT = 2;
/** So few of something are remembered. */
const FEW_MAX = 4;
const MANY_MAX = 10_000;
const few: ReadonlySet<string> = new Set(["two", "three", "four", "both", "many", "several"]);
/** "Books I've read", "stops we make". */
const CLAUSE_WORDS_MAX = 3;

/** What a row is. */
export interface RowName {
  one: string;
  many: string;
  /** The words that say it; none where the text does not. */
  tokens: readonly Token[];
  /** Whether it has a name besides its details: whoever hands them in, what each is for. */
  isNamed?: boolean;
}

/** A row of which the text does not say what it is. */
export const ENTRY: RowName = { one: "entry", many: "entries", tokens: [] };

/** "I want tenants to report a leak", "people to report potholes on our road": what people bring up. */
export function raisedIn(tokens: readonly Token[]): RowName | null {
  const at = tokens.findIndex(({ low }, index) => lexicon.is(low, "raising-verb") && lexicon.is(tokens[index + 1]?.low, "determiner"));
  if (at >= 0) return named(tokens.slice(at + 2));
  const raised = tokens.flatMap(({ low }, index) => (lexicon.is(low, "raising-verb") ? [severalFrom(tokens, index + 1)] : []));
  return named(raised.find((nouns) => nouns.some(isSeveral)) ?? []);
}

/** "Broken street lights". */
function severalFrom(tokens: readonly Token[], start: number): readonly Token[] {
  const first = tokens[start];
  const isState = first?.speech === "verb" && /(?:ed|en)$/.test(first.low);
  return isState ? [first, ...nounsFrom(tokens, start + 1)] : nounsFrom(tokens, start);
}

const isSeveral = ({ speech, low, one }: Token): boolean => speech === "noun" && low !== one;

/** "I want to put in a funeral": what is written down with its details, one at a time; null where something else stands before them. */
export function notedIn(before: readonly Token[]): RowName | null {
  const verb = before.findLastIndex((_, at) => verbLength(before, at) > 0);
  const from = verb < 0 ? -1 : verb + verbLength(before, verb);
  if (from < 0 || !/^(?:an?|each|every)$/.test(before[from]?.low ?? "")) return null;
  const nouns = nounsFrom(before, from + 1);
  // "A wedding": whatever word stands alone behind "a" is a noun.
  const said = nouns.length === 0 ? before.slice(from + 1).filter(({ speech }, _, all) => all.length === 1 && speech === "verb") : nouns;
  return said.length > 0 && from + 1 + said.length === before.length ? (knownRow(said) ?? named(said) ?? rowNamed(said)) : null;
}

/** "Our year abroad: stops with dates", "the books I've read with stars": several of what stands before "with". */
function nounBefore(before: readonly Token[]): RowName | null {
  const clause = before.findLastIndex((token) => isPronoun(token));
  const words = clause > 0 && before.length - clause <= CLAUSE_WORDS_MAX ? before.slice(0, clause) : before;
  const start = words.findLastIndex(({ speech, low }) => (speech !== "noun" && speech !== "adjective") || hollowWords.has(low)) + 1;
  if (isOfDiary(words.slice(0, start))) return ENTRY;
  const nouns = words.slice(start);
  const last = nouns.at(-1);
  const isMany = last !== undefined && last.low !== last.one && nouns.length <= ROW_WORDS_MAX;
  return isMany ? (knownRow(nouns) ?? named(nouns)) : null;
}

/** "A behaviour log for our four": what is written each time, of one of them. */
export function isOfDiary(before: readonly Token[]): boolean {
  const counted = before.findLastIndex(({ low }) => !isCounting(low));
  return before[counted]?.low === "for" && counted < before.length - 1 && lexicon.is(before[counted - 1]?.one, "diary-noun");
}

const isCounting = (low: string): boolean =>
  /^\d/.test(low) || (["determiner", "possessive", "count-word"] as const).some((kind) => lexicon.is(low, kind));

/** "Farmers to give", "families say": who hands in the details, where nothing else is said to be a row. */
function audienceOf(before: readonly Token[], list: readonly Token[]): RowName | null {
  // "Traders to give", "traders need to give", "traders can give".
  const doing = before.findLastIndex(({ low }) => !lexicon.is(low, "modal") && !/^(?:to|need|needs|have|has|able)$/.test(low));
  const at = doing < 0 ? before.length - 1 : doing;
  const people = before[at];
  const isMany = people?.speech === "noun" && people.low !== people.one && !lexicon.is(people.low, "app-user") && !generics.has(people.one);
  return isMany && list[0]?.low !== "who" ? { ...rowNamed([people]), isNamed: true } : null;
}

/** How a list begins: behind a mark, an owner, a verb of writing down, of learning or of wanting, "with", the first comma, the comma behind a name, at the start of a sentence, or behind what is checked every time. */
export type AnchorKind = "mark" | "name" | "owner" | "verb" | "question" | "want" | "with" | "comma" | "start" | "check";

/** What stands around a list. */
export interface Surroundings {
  /** The words before it in its sentence. */
  before: readonly Token[];
  kind: AnchorKind;
  /** What may call the whole something. */
  headings: readonly (readonly Token[])[];
  stated: readonly Sentence[];
  list: readonly Token[];
}

/** What a row of the list is; null where the words before it are about something else. */
export function rowOf({ before, kind, headings, stated, list }: Surroundings): RowName | null {
  const spoken = stated.flatMap(({ tokens }) => tokens);
  const heads = headings.flatMap((heading) => headRow(heading) ?? []);
  return (
    (kind === "with" ? notedIn(before) : null) ??
    eachIn(before) ??
    (kind === "with" ? (raisedIn(before) ?? nounBefore(before)) : null) ??
    heads.find((head) => head !== ENTRY) ??
    forEachIn(list) ??
    (kind === "verb" ? audienceOf(before, list) : null) ??
    eachIn(spoken) ??
    doneTo([...spoken, ...before]) ??
    (kind === "with" && (isHolder(before.at(-1)?.one ?? "") || before.at(-1)?.low === "everything")
      ? saidAgain([...spoken, ...before])
      : null) ??
    heads[0] ??
    (kind === "with" || kind === "comma" ? null : ENTRY)
  );
}

/** "About 900 jazz LPs", "14 girls": of what somebody says there are so many; null where no text does. */
export function countedIn(stated: readonly Token[]): RowName | null {
  for (const [at, { low }] of stated.entries()) {
    const isMany = /^\d[\d,]*$/.test(low)
      ? isNumberOfRows(Number(low.replaceAll(",", "")))
      : lexicon.is(low, "count-word") && !few.has(low);
    const words = isMany ? stated.slice(at + 1, at + 1 + ROW_WORDS_MAX) : [];
    const end = words.findIndex(({ speech, low: word, one }) => speech !== "other" && word !== one);
    const name = words.slice(0, end + 1);
    const isOther = name.some(
      ({ one, low: word, speech }, index) =>
        lexicon.is(one, "period") ||
        lexicon.is(word, "unit") ||
        (fieldNoun(one) !== null && !meansPeople(one)) ||
        (index < end && speech !== "noun" && speech !== "adjective"),
    );
    const found = end < 0 || isOther ? null : meansPeople(name.at(-1)?.one ?? "") ? rowNamed(name) : named(name);
    if (found !== null) return { ...found, isNamed: true };
  }
  return null;
}

/** "Two cousins" are remembered, "40,000 acres" is how large something is. */
export const isNumberOfRows = (count: number): boolean => count > FEW_MAX && count < MANY_MAX;

/** What a story turns around: the noun that it says more than once, also in the singular and the plural. */
function saidAgain(stated: readonly Token[]): RowName | null {
  const nouns = stated.filter(({ speech, one }) => speech === "noun" && !generics.has(one) && one.length > 2);
  const counts = Map.groupBy(nouns, ({ one }) => one);
  // Of which there are several.
  const weight = (same: readonly Token[]): number => same.length + (same.some(({ low, one }) => low !== one) ? SEVERAL_WEIGHT : 0);
  const [best] = [...counts.values()].filter((same) => same.length > 1).toSorted((a, b) => weight(b) - weight(a));
  return best === undefined ? null : named(best.slice(0, 1));
}

/** "I carve spoons", "we fix old pinball machines": what somebody works on. */
export function doneTo(tokens: readonly Token[]): RowName | null {
  for (const [at, token] of tokens.entries()) {
    const subject = tokens.slice(0, at).findLast(({ low }) => !/^(?:have|had|been|am|are|was)$/.test(low));
    const isDone =
      token.speech === "verb" &&
      (isFirst(subject) || (tokens[at - 1]?.low === "and" && !token.low.endsWith("ing") && tokens.slice(0, at).some(isFirst)));
    if (!isDone || lexicon.is(token.low, "request-verb") || lexicon.is(token.low, "owning-word") || verbLength(tokens, at) > 0) continue;
    const from = at + (/^(?:out|up|off|down)$/.test(tokens[at + 1]?.low ?? "") ? 2 : 1);
    const words = tokens.slice(from, from + 2 + ROW_WORDS_MAX);
    const end = words.findIndex(({ speech, low, one }) => speech === "noun" && low !== one);
    const name = words.slice(from === at + 1 && words[0]?.low.endsWith("ing") === true ? 1 : 0, end + 1);
    const isName =
      end >= 0 &&
      name.every(({ speech, low }, index) => {
        const isKind = from > at + 1 && index < end && low.endsWith("ing");
        return (speech === "noun" || speech === "adjective" || isKind) && !lexicon.is(low, "possessive");
      });
    // "We keep lamps, gels and cables": of more than one kind.
    const isOneOfMany = words[end + 1]?.low === "," && words[end + 2]?.speech === "noun";
    const found = isName && !isOneOfMany ? named(name) : null;
    if (found !== null && !actors.has(name.at(-1)?.one ?? "")) return found;
  }
  return null;
}

const isFirst = (token: Token | undefined): boolean => /^(?:i|we)(?:'(?:m|re|ve))?$/.test(token?.low ?? "");

/** "What I paid for each lamp". */
function forEachIn(list: readonly Token[]): RowName | null {
  const at = list.findIndex(({ low }, index) => low === "for" && /^(?:each|every)$/.test(list[index + 1]?.low ?? ""));
  const row = at < 0 ? null : eachIn(list.slice(at));
  return row === null ? null : { ...row, isNamed: true };
}

/** "Each hedgehog", "for each changeover", "every machine that comes in". */
export function eachIn(tokens: readonly Token[]): RowName | null {
  const at = tokens.findIndex(
    ({ low }, index) =>
      /^(?:each|every)$/.test(low) && !lexicon.is(tokens[index - 1]?.low, "clause-question") && !isTime(tokens[index + 1]),
  );
  if (at < 0) return null;
  const phrase = nounsFrom(tokens, at + 1);
  // "Every drum with", "each boat moves": whatever stands behind it is a noun.
  const single = tokens[at + 1];
  const isSingle = single?.speech === "verb" && single.low === single.one && !lexicon.is(single.low, "having-verb");
  const nouns = (phrase.length === 0 && isSingle ? [single] : phrase).map(withoutOwner);
  return nouns.length === 0 || nouns.some(({ one }) => generics.has(one)) ? null : rowNamed(nouns);
}

function withoutOwner(token: Token): Token {
  const owner = /^(.+)(?:'s|s')$/.exec(token.low)?.[1];
  return owner === undefined ? token : { ...token, text: owner, low: owner, one: owner, end: token.start + owner.length };
}

/** "A list of Sundays", "a rota of weeks": a row is a day. */
export const isDays = ({ tokens }: RowName): boolean => isTime(tokens.at(-1));

/** "Every morning", "each week". */
function isTime(token: Token | undefined): boolean {
  return lexicon.is(token?.one, "period") || lexicon.is(token?.one, "time-of-day") || lexicon.is(token?.one, "season");
}

/** The nouns of a phrase from a place on, with their adjectives. */
export function nounsFrom(tokens: readonly Token[], start: number): readonly Token[] {
  const rest = tokens.slice(start, start + ROW_WORDS_MAX);
  const end = rest.findIndex(
    ({ speech, low }) =>
      (speech !== "noun" && speech !== "adjective") || hollowWords.has(low) || lexicon.is(low.split("'")[0], "subject-pronoun"),
  );
  return rest.slice(0, end < 0 ? undefined : end);
}

/** A row that is called by these words, the last of them in the singular. */
export function rowNamed(tokens: readonly Token[]): RowName {
  const words = tokens.filter(({ low }) => /[\p{L}\p{N}]/u.test(low));
  const kept = words.slice(-ROW_WORDS_MAX);
  const one = [...kept.slice(0, -1).map(({ low }) => low), singularWord(kept.at(-1)?.low ?? "")].join(" ").replace(/'s\b/g, "");
  return { one, many: plural(one), tokens: kept };
}

/** What a row is of "bird sightings journal", "list of our costumes", "maintenance requests", "stock of yarn". */
export function headRow(head: readonly Token[]): RowName | null {
  const of = head.findIndex(({ one }, at) => isRowHolder(one) && head[at + 1]?.low === "of");
  if (of >= 0) return namedRow(phraseFrom(head, of + 2)) ?? ENTRY;
  const phrase = phraseAt(head).filter(({ low }) => low !== "/" && !lexicon.is(low, "determiner") && !lexicon.is(low, "possessive"));
  const last = phrase.at(-1);
  if (last === undefined) return null;
  // "A signing in book".
  if (isRowHolder(last.one) && /^(?:in|out|up|off)$/.test(phrase.at(-2)?.low ?? "")) return ENTRY;
  const known = knownRow(phrase);
  if (known !== null) return known;
  if (last.low !== last.one && isDays(rowNamed(phrase))) return rowNamed(phrase);
  if (!isRowHolder(last.one)) return last.low !== last.one || isActivity(last) ? named(phrase) : null;
  const inner = phrase.slice(0, -1).filter(({ low }) => !lexicon.is(low, "period-adjective"));
  const held = inner.at(-1);
  const isRows =
    held !== undefined &&
    held.speech !== "verb" &&
    !/(?:ing|^in|^out|^up|^off)$/.test(held.low) &&
    (held.low !== held.one || isActivity(held) || lexicon.is(last.one, "arrangement") || last.one === "collection");
  return isRows ? (named(inner) ?? ENTRY) : ENTRY;
}

const isVague = (word: string): boolean => vague.has(word) || word === "place";

/** What everybody knows by this name: "vinyl collection", "products". */
export function knownRow(phrase: readonly Token[]): RowName | null {
  const noun = nounPhrase(phrase);
  const known = noun === null ? null : knownThing(noun);
  const isNamed = known !== null && !isVague(known.one) && (known.byApp || !isHolder(phrase.at(-1)?.low ?? ""));
  return isNamed ? { one: known.one, many: known.many, tokens: phrase } : null;
}

/** What everybody knows by a name, a row of this name, or "hiking days"; null where the words name none. */
export function namedRow(tokens: readonly Token[]): RowName | null {
  const row = rowNamed(tokens);
  return knownRow(tokens) ?? named(tokens) ?? (tokens.length > 1 && isDays(row) ? row : null);
}

/** "Check-in", "repair", "visit": what is done again and again is a row each time. */
function isActivity({ low }: Token): boolean {
  return !low.endsWith("ing") && (lexicon.ends(low, "recurring-action") || /-(?:in|off|out)$/.test(low));
}

/** A row of this name; null where the words name none. */
export function named(tokens: readonly Token[]): RowName | null {
  const nouns = tokens.filter(({ low }) => !hollowWords.has(low) && !/^\d/.test(low) && /\p{L}/u.test(low));
  const last = nouns.at(-1)?.one ?? "";
  const isOther =
    last === "" ||
    lexicon.is(last, "everybody") ||
    isVague(last) ||
    generics.has(last) ||
    groups.has(last) ||
    businesses.has(last) ||
    isRowHolder(nouns.at(-1)?.low ?? "") ||
    nouns.some(({ low }) => low.startsWith("who") || /sel(?:f|ves)$/.test(low));
  return isOther ? null : rowNamed(nouns);
}
