// What a story asks to be recorded: "It's chaos here. I want to put in the parcel, which ward and who signed for it" asks
// for a list of parcels with ward and who signed for it. People tell much before they say what they need, and say it as a
// list of details in the middle of a sentence.
import { plural, singularWord } from "../../../knowledge/words/inflect.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { listed } from "../../reply/describe-abilities.ts";
import { generics, hollowWords } from "../../lexicon/nouns.ts";
import { quote, sentencesOf, type Token } from "../../text/token.ts";
import { type Details, detailsIn } from "./details-in.ts";
import { isHolder, isOrder, namesApp, requestAt, wordsAt } from "./request-start.ts";

/** A thing of which details are listed. */
interface Record {
  /** In the singular. */
  thing: string;
  labels: readonly string[];
  /** Where the details end in the sentence. */
  end: number;
  /** Whether the sentence says that there is one for each thing. */
  isForEach?: boolean;
}

const DETAILS_MIN = 2;
const VERB_WORDS_MAX = 4;
const THING_WORDS_MAX = 3;
/** What is recorded where the sentence does not say. */
const ENTRY = "log line";

/** What a text asks to be recorded. */
export interface RecordRequest {
  /** As a sentence of its own. */
  text: string;
  /** What the text says behind it. */
  rest: readonly string[];
  /** Whether a story stands before it, or the text says that there is one for each thing: then nothing else is asked for. */
  isPlain: boolean;
  /** Whether it says what is recorded; otherwise the rows are lines of a log. */
  isNamed: boolean;
}

/** What a cleaned text asks to be recorded; null where it lists no details of a thing. */
export function recordRequest(text: string): RecordRequest | null {
  const sentences = sentencesOf(text);
  for (const [at, { tokens }] of sentences.entries()) {
    const told = sentences.slice(0, at).flatMap((sentence) => sentence.tokens);
    const record = recordIn(tokens, told);
    if (record === null) {
      if (requestAt(tokens) >= 0 || isOrder(tokens)) return null;
      continue;
    }
    const others = [tokens.slice(record.end), ...sentences.slice(at + 1).map((sentence) => sentence.tokens)];
    return {
      text: `A list of ${plural(record.thing)} with ${listed(record.labels)}`,
      rest: others.map((one) => quote(text, withoutJoints(one))).filter((one) => one !== ""),
      isPlain: at > 0 || record.isForEach === true,
      isNamed: record.thing !== ENTRY,
    };
  }
  return null;
}

function withoutJoints(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ low }) => !lexicon.is(low, "list-joint") && !/^[,;:.]$/.test(low));
  return at < 0 ? [] : tokens.slice(at);
}

/** The thing and its details that a sentence asks for; `told` is what was said before. */
function recordIn(tokens: readonly Token[], told: readonly Token[]): Record | null {
  const asked = Math.max(0, requestAt(tokens));
  for (const find of [ofEach, ofAudience, ofHolder, ofVerb])
    for (let at = asked; at < tokens.length; at += 1) {
      const record = find(tokens, { at, told, isAsked: requestAt(tokens) >= 0 || namesApp(tokens.slice(0, at)) });
      if (record !== null) return record;
    }
  return null;
}

interface Place {
  at: number;
  told: readonly Token[];
  /** Whether a request, or a word for an app, stands in the sentence. */
  isAsked: boolean;
}

function recordOf(thing: string, { labels, length }: Details, start: number, least = DETAILS_MIN): Record | null {
  const last = thing.split(" ").at(-1) ?? "";
  const isNamed =
    thing === ENTRY || (thing !== "" && !generics.has(last) && !lexicon.is(last, "pointing-word") && !lexicon.is(last, "period"));
  const others = labels.filter((label) => singularWord(label) !== thing);
  return isNamed && others.length >= least ? { thing, labels: others, end: start + length } : null;
}

/** "Each hedgehog's weight and medicine", "every order with customer and price", "all the engines with number and maker". */
function ofEach(tokens: readonly Token[], { at, isAsked }: Place): Record | null {
  const opener = tokens[at]?.low ?? "";
  const start = /^(?:each|every)$/.test(opener)
    ? at + 1
    : opener === "all" && /^(?:the|my|our)$/.test(tokens[at + 1]?.low ?? "")
      ? at + 2
      : -1;
  if (start < 0 || !isAsked) return null;
  const { thing, end, isOwner } = thingAt(tokens, start);
  const joint = tokens[end]?.low ?? "";
  if (!isOwner && !/^(?:,|:|with)$/.test(joint)) return null;
  const from = isOwner ? end : end + 1;
  return recordOf(thing, detailsIn(tokens.slice(from)), from);
}

/** "Farmers to give their postcode and number of animals", "residents to report a fault with the block and floor". */
function ofAudience(tokens: readonly Token[], { at, isAsked }: Place): Record | null {
  const people = tokens[at];
  if (!isAsked || people?.speech !== "noun" || people.low === people.one || generics.has(people.one) || lexicon.is(people.low, "app-user"))
    return null;
  const isJoined = lexicon.is(tokens[at + 1]?.low, "audience-joint");
  if (!isJoined && tokens[at - 1]?.low !== "where") return null;
  const verb = at + (isJoined ? 2 : 1);
  const handing = verbLength(tokens, verb, "giving-verb");
  if (handing > 0) {
    const from = verb + handing;
    // "Helpers write down who came": of somebody else.
    if (tokens[from]?.low === "who") return null;
    return recordOf(people.one, detailsIn(tokens.slice(from)), from);
  }
  if (!lexicon.is(tokens[verb]?.low, "raising-verb")) return null;
  const start = verb + 1 + (/^(?:an?|the|any|their)$/.test(tokens[verb + 1]?.low ?? "") ? 1 : 0);
  const { thing, end } = thingAt(tokens, start);
  return tokens[end]?.low === "with" ? recordOf(thing, detailsIn(tokens.slice(end + 1)), end + 1) : null;
}

/** "Put in the parcel, which ward and who signed for it": the first detail is the thing where it names one. */
function ofVerb(tokens: readonly Token[], { at, isAsked }: Place): Record | null {
  const length = verbLength(tokens, at, "handing-verb");
  if (length === 0 || !isAsked || tokens[at + length]?.low === "of") return null;
  const from = at + length;
  return ofQuestions(tokens, from);
}

/** "The parcel, which ward and who signed for it": what is recorded is the first of the details that names a thing. */
function ofQuestions(tokens: readonly Token[], from: number): Record | null {
  const details = detailsIn(tokens.slice(from));
  const isAsking = tokens
    .slice(from, from + details.length)
    .some(({ low: word }) => lexicon.is(word, "clause-question") || word === "which");
  if (!isAsking) return null;
  const { named } = details;
  const labels = details.labels.filter((label) => label !== named);
  return recordOf(named === null ? ENTRY : singularWord(named), { ...details, labels }, from);
}

/** "A list of the children, their room and what they eat", "a page for each one with year and maker". */
function ofHolder(tokens: readonly Token[], { at, told }: Place): Record | null {
  const holder = tokens[at]?.one ?? "";
  if (!isHolder(holder)) return null;
  const joint = tokens[at + 1]?.low ?? "";
  if (joint === "with") return recordOf(saidAgain([...told, ...tokens.slice(0, at)]), detailsIn(tokens.slice(at + 2)), at + 2);
  if (joint !== "of" && joint !== "for") return null;
  if (joint === "of" && /^(?:which|what|who)$/.test(tokens[at + 2]?.low ?? "")) return ofQuestions(tokens, at + 2);
  const start = tokens.findIndex(({ low: word }, index) => index > at + 1 && !/^(?:the|all|my|our|each|every)$/.test(word));
  const { thing, end } = thingAt(tokens, start);
  const isEach = /^(?:each|every)$/.test(tokens[at + 2]?.low ?? "");
  // "The log book of our glider" is of what one does with it.
  if (!isEach && tokens[end - 1]?.low === tokens[end - 1]?.one) return null;
  const named = thing === "one" ? saidAgain(told) : thing;
  const from = detailsStart(tokens, end);
  const record = from === null ? null : recordOf(named, detailsIn(tokens.slice(from)), from);
  return record === null ? null : { ...record, isForEach: joint === "for" && isEach };
}

/** Where details begin behind a thing: "with", ", their", "for our theatre, showing". */
function detailsStart(tokens: readonly Token[], end: number): number | null {
  const isOwned = /^(?:for|in|at)$/.test(tokens[end]?.low ?? "") && /^(?:my|our|the|an?)$/.test(tokens[end + 1]?.low ?? "");
  const joint = isOwned ? thingAt(tokens, end + 2).end : end;
  if (!/^(?:,|with)$/.test(tokens[joint]?.low ?? "")) return null;
  return joint + (/^(?:showing|with|saying)$/.test(tokens[joint + 1]?.low ?? "") ? 2 : 1);
}

/** The noun phrase that begins at a place, in the singular, and where it ends; "hedgehog's" ends it and owns what follows. */
function thingAt(tokens: readonly Token[], start: number): { thing: string; end: number; isOwner: boolean } {
  const words: string[] = [];
  for (let end = Math.max(0, start); end < tokens.length && words.length < THING_WORDS_MAX + 1; end += 1) {
    const token = tokens[end];
    if (token === undefined) break;
    const owner = /^(.+)(?:'s|s')$/.exec(token.low)?.[1];
    if (owner !== undefined) return { thing: [...words, owner].join(" "), end: end + 1, isOwner: true };
    const isOne = token.low === "one" && words.length === 0;
    // "Stage props": behind a noun, what looks like a verb in "s" is its plural.
    const isPlural = words.length > 0 && token.speech === "verb" && token.low !== token.one;
    const isName = (token.speech === "noun" || token.speech === "adjective" || isPlural) && !hollowWords.has(token.low);
    if (!isName && !isOne) return { thing: singularOf(words), end, isOwner: false };
    words.push(token.low);
  }
  return { thing: "", end: tokens.length, isOwner: false };
}

const singularOf = (words: readonly string[]): string => [...words.slice(0, -1), ...words.slice(-1).map(singularWord)].join(" ");

/** How many words a verb of a category has that begins at a place; 0 where none does. */
function verbLength(tokens: readonly Token[], at: number, category: "handing-verb" | "giving-verb"): number {
  for (let length = VERB_WORDS_MAX; length > 0; length -= 1) if (lexicon.is(wordsAt(tokens, at, length), category)) return length;
  return 0;
}

/** What a story turns around: the noun that it says more than once, also in the singular and the plural. */
function saidAgain(told: readonly Token[]): string {
  const nouns = told.filter(({ speech, one }) => speech === "noun" && !generics.has(one) && one.length > 2);
  const counts = new Map<string, number>();
  for (const { one } of nouns) counts.set(one, (counts.get(one) ?? 0) + 1);
  const [best] = [...counts].filter(([, count]) => count > 1).toSorted((a, b) => b[1] - a[1]);
  return best?.[0] ?? "";
}
