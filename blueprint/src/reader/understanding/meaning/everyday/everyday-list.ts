// The list that people keep of an everyday thing which a text names without saying what is kept of it.
import { titleCase } from "../../../draft/look/draft-title.ts";
import type { Draft } from "../../../draft/draft-blueprint.ts";
import { isMeasure } from "../../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { plural } from "../../../../knowledge/words/inflect.ts";
import { type Tagged, tagMessage } from "../../../tagging/tag-message.ts";
import type { Kind } from "../../../tagging/tagger.ts";
import { placeOf, plainTokens, type Sentence, sentencesOf, type Token } from "../../../text/token.ts";
import { detailOf, type Detail } from "../../records/detail-of.ts";
import { isQuestion, YES_OR_NO } from "../../records/detail-words.ts";
import { draftRecord } from "../../records/draft-record.ts";
import type { FieldList } from "../../records/field-list.ts";
import type { EverydayThing } from "./everyday-things.ts";
import { containers } from "../../../lexicon/nouns.ts";
import { isContentWord } from "../../../text/content-words.ts";
import { scoringIn } from "../../requests/standings/scoring-in.ts";
import { isHolder, requestAt, requestEnd } from "../../requests/request-start.ts";
import { fitOf, type FoundThing, thingsIn } from "./things-in.ts";

/** What is built without a question is so much of its text by its name and by its meaning together. */
const SURE_MIN = 0.75;
/** It leads the next thing by so much. */
const LEAD_MIN = 1.1;
/** A noun behind the name of a thing that fits it less is what the text is about. */
const HEAD_FIT_MIN = 0.3;
/** What is offered in a question. */
const OFFERED_MIN = 0.6;
const OFFERED_MAX = 3;
/** What is less sure than this share of the surest is not offered beside it. */
const OFFERED_SCORE = 0.6;
/** What is less surely another kind of app is a list. */
const OTHERS_MAX = 0.5;
const OTHERS: readonly Kind[] = ["booking", "signup", "site", "shop", "calc", "tool", "play"];
/** A question names so many fields. */
const SAID_MAX = 5;
const FIELD = /^(?<name>.+?)(?: (?<ticked>yes\/no)| \((?<options>.+)\))?$/;

/** The draft of the list of the thing that a text surely means; null where it names none, or asks for bookings, a tool or a game, and where it may mean another as well, unless the `likeliest` is wanted. */
export function draftEveryday(text: string, wanted: "only" | "likeliest"): Draft | null {
  // What counts the score of a game is no list of games.
  if (scoringIn(text) !== null) return null;
  const sentences = sentencesOf(text);
  if (sentences.some(isStatement)) return null;
  const [first, ...others] = thingsIn(sentences);
  if (
    first === undefined ||
    isMeasured(first) ||
    sentences.some((sentence) => isClause(sentence, first.tokens) || hasOtherHead(sentence, first) || isForWhom(sentence, first.tokens)) ||
    sureness(first) < SURE_MIN ||
    otherShare(tagMessage(sentences)) > OTHERS_MAX
  )
    return null;
  const isMeant =
    wanted === "likeliest" || others.every((other) => first.score >= LEAD_MIN * other.score || isAlike(first.thing, other.thing));
  return isMeant ? draftRecord(text, () => listOf(first, sentences)) : null;
}

/** The lists that a text may mean, by what they are called in a question, the likeliest first. */
export function everydayOptions(text: string): Map<string, Draft> {
  const sentences = sentencesOf(text);
  const found = thingsIn(sentences).filter((one) => sureness(one) >= OFFERED_MIN);
  const least = OFFERED_SCORE * (found[0]?.score ?? 0);
  const offered: FoundThing[] = [];
  for (const one of found.filter(({ score }) => score >= least))
    if (offered.length < OFFERED_MAX && !offered.some(({ thing }) => isAlike(thing, one.thing))) offered.push(one);
  return new Map(
    offered.flatMap((one) => {
      const draft = draftRecord(text, () => listOf(one, sentences));
      return draft === null ? [] : [[sayThing(one.thing), draft]];
    }),
  );
}

const sureness = ({ share, fit }: FoundThing): number => share + fit;

/** "We are a choir": who speaks, and nothing asked for. */
const isStatement = ({ tokens }: Sentence): boolean => /^(?:i|we)(?:'(?:m|re|ve))?$/.test(tokens[0]?.low ?? "") && requestAt(tokens) < 0;

/** "A key register for the *caretaker*": who uses it is not what it is of. */
function isForWhom({ tokens }: Sentence, named: readonly Token[]): boolean {
  const at = tokens.findIndex((token) => token === named[0]);
  const before = tokens.slice(0, Math.max(0, at)).filter(({ low }) => !lexicon.is(low, "determiner") && !lexicon.is(low, "possessive"));
  return before.at(-1)?.low === "for" && before.length > 2 && named.length === 1;
}

/** "A decision is rejected", "a fence that stays": what is said of a thing besides asking for it is more than its name. */
const isClause = ({ tokens }: Sentence, named: readonly Token[]): boolean =>
  tokens.slice(Math.max(0, requestEnd(tokens))).some((token) => token.speech === "verb" && !isQuestion(token) && !named.includes(token));

/** "Wine cellar keys": keys, and no wine; checks of what is checked are no other thing. */
function hasOtherHead({ tokens }: Sentence, { thing, tokens: named }: FoundThing): boolean {
  const last = named.at(-1);
  const next = last === undefined || !tokens.includes(last) ? undefined : tokens[tokens.indexOf(last) + 1];
  const isThing = next !== undefined && next.speech === "noun" && isContentWord(next) && !isHolder(next.one);
  return isThing && fitOf(next.one, thing) < HEAD_FIT_MIN;
}

/** "Temperature log": a number of each row, whatever it is of. */
const isMeasured = ({ tokens: [first, ...others] }: FoundThing): boolean => others.length === 0 && isMeasure(first?.one ?? "");

/** The probability that a message asks for something else than rows that its owner writes down. */
const otherShare = ({ kinds }: Tagged): number => OTHERS.reduce((sum, kind) => sum + (kinds.get(kind) ?? 0), 0);

/** Whether two lists are nearly the same: of things called alike, or with most of the fields of the smaller one. */
function isAlike(one: EverydayThing, other: EverydayThing): boolean {
  const last = (words: string): string => words.split(" ").at(-1) ?? "";
  const labels = new Set(one.fields.map(labelOf));
  const shared = other.fields.filter((field) => labels.has(labelOf(field))).length;
  return last(one.row) === last(other.row) || shared * 2 >= Math.min(one.fields.length, other.fields.length);
}

const labelOf = (field: string): string => FIELD.exec(field)?.groups?.["name"] ?? field;

/** "A list of fines with who swore, amount and date". */
function sayThing({ row, fields }: EverydayThing): string {
  const said = fields.slice(0, SAID_MAX).map(labelOf);
  return `A list of ${plural(row)} with ${said.slice(0, -1).join(", ")} and ${said.at(-1) ?? ""}`;
}

function listOf({ thing, tokens }: FoundThing, sentences: readonly Sentence[]): FieldList {
  const { before, behind } = holderAround(tokens, sentences);
  const title = titleCase(behind.length === 0 ? thing.thing : [...tokens, ...behind].map(({ low }) => low).join(" "));
  return {
    row: { one: thing.row, many: plural(thing.row), tokens },
    heading: [],
    details: thing.fields.flatMap((field) => fieldOf(field) ?? []),
    isWhole: true,
    isNoted: false,
    taken: [placeOf([...before, ...tokens, ...behind])],
    title,
  };
}

/** "A database of our old *choir music*", "*allergy* register": the words around a thing that only say that it is a list. */
function holderAround(tokens: readonly Token[], sentences: readonly Sentence[]): { before: readonly Token[]; behind: readonly Token[] } {
  const [first, last] = [tokens[0], tokens.at(-1)];
  const all = sentences.flatMap((sentence) => (first !== undefined && sentence.tokens.includes(first) ? sentence.tokens : []));
  const isSaying = (token: Token): boolean =>
    isContentWord(token) && token.speech !== "adjective" && !isHolder(token.one) && !isQuestion(token);
  const before = all.slice(
    0,
    all.findIndex((token) => token === first),
  );
  const behind = all.slice(all.findIndex((token) => token === last) + 1);
  const end = behind.findIndex(({ one }) => !isHolder(one) && !containers.has(one));
  return { before: before.slice(before.findLastIndex(isSaying) + 1), behind: behind.slice(0, end < 0 ? undefined : end) };
}

/** A field that no words of the text say. */
function fieldOf(field: string): Detail | null {
  const { name = "", ticked, options } = FIELD.exec(field)?.groups ?? {};
  const words = wordsOf(name);
  if (ticked !== undefined) return { name: words, said: [], detail: YES_OR_NO, isField: true };
  if (options !== undefined) return { name: words, said: [], detail: options.split(", ").map(wordsOf), isField: true };
  const detail = detailOf(words) ?? { name: words, detail: [], isField: true };
  return { ...detail, said: [] };
}

/** Words that stand nowhere in the text. */
const wordsOf = (phrase: string): Token[] => plainTokens(phrase).map((token) => ({ ...token, start: -1, end: -1, speech: "noun" }));
