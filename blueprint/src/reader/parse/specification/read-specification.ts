// Reads a specification into a parsed prompt, sentence by sentence: what the product is, what it has, what its users can do, and
// of which parts the things are made that it keeps. Every ask is noted with its words; what nothing came of stays unread.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isNounToo, leadingVerb, type VerbForm } from "../../lexicon/acts.ts";
import { builders, hollowWords } from "../../lexicon/nouns.ts";
import { readBan } from "../description/read-rest.ts";
import { trimmed } from "../description/piece-shape.ts";
import { readLook } from "../description/read-look.ts";
import { readTitle } from "../description/read-title.ts";
import { type ParsedPrompt, emptyParsedPrompt } from "../parsed-prompt.ts";
import { type Chunk, chunksOf } from "../../text/chunk.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import { isPlural } from "../../../knowledge/words/inflect.ts";
import { quote, sentencesOf } from "../../text/token.ts";
import { findFeature } from "./find-feature.ts";
import { isIdiom } from "./lexicon/idioms.ts";
import { audiences } from "./lexicon/audiences.ts";
import { productNouns } from "./lexicon/containers.ts";
import { mergeGoods } from "./things/merge-goods.ts";
import { nameThing } from "./things/name-thing.ts";
import { prepositionsOf } from "../description/read-item.ts";
import { readCriterion } from "./read-criterion.ts";
import { readFieldRun } from "./read-field-run.ts";
import { handledThing, readNounAsk, withoutListNoun } from "./read-noun-ask.ts";
import { readProduct } from "./read-product.ts";
import { readVerbAsk } from "./read-verb-ask.ts";
import { leave, type Survey } from "./survey.ts";

/** Reads a cleaned text that specifies a product. */
export function readSpecification(text: string): ParsedPrompt {
  const parsed: ParsedPrompt = { ...emptyParsedPrompt(text), audience: "public" };
  const survey: Survey = { parsed, mood: "purpose", current: null, verb: null, waiting: [], criteria: null, lost: false, idle: false };
  sentencesOf(text).forEach((sentence, number) => {
    const chunks = chunksOf(readLook(readTitle(sentence, parsed), parsed), number);
    readSentence(survey, chunks);
  });
  mergeGoods(parsed);
  return parsed;
}

function readSentence(survey: Survey, chunks: readonly Chunk[]): void {
  survey.verb = null;
  survey.waiting = [];
  survey.criteria = null;
  survey.lost = false;
  survey.idle = false;
  survey.mood = survey.parsed.kind === null ? "purpose" : "has";
  let at = 0;
  while (at < chunks.length) at += readChunk(survey, chunks, at);
}

/** Reads the piece at a place of the sentence; gives how many pieces it took. */
function readChunk(survey: Survey, chunks: readonly Chunk[], at: number): number {
  const given = chunks[at];
  if (given === undefined) return 1;
  const chunk = trimmed(given);
  const next = chunks[at + 1];
  if (chunk.words.length === 0) return 1;
  if (chunk.lead === "without") {
    readBan(survey, chunk);
    return 1;
  }
  // "When an animal is detected, …": the circumstance of what comes next.
  if (chunk.lead === "which" && chunk.words.some(({ low }) => /^(?:is|are|was|were|has|have)$/.test(low))) return 1;
  enterMood(survey, chunk);
  if (chunk.clause) {
    leave(survey, chunk.words);
    return 1;
  }
  if (isSubject(chunk, next) && !(survey.parsed.kind === null && isNewProduct(survey, given))) {
    survey.parsed.context.push({ start: chunk.words[0]?.start ?? 0, end: chunk.words.at(-1)?.end ?? 0 });
    return readSubject(survey, chunk, next);
  }
  if (survey.parsed.kind === null && given.lead === "with") survey.parsed.kind = kindOf(survey, chunks.slice(0, at));
  // "(People can) vote for recipes": what somebody can do is not what is to be built.
  if (survey.parsed.kind === null && survey.mood !== "can" && readProduct(survey, given)) return 1;
  if (survey.lost && chunk.lead === "with" && findFeature(chunk.words) === null) {
    leave(survey, chunk.words);
    return 1;
  }
  const fields = readFieldRun(survey, chunks, at);
  if (fields > 0) return fields;
  readAsk(survey, { ...chunk, words: withoutListNoun(chunk.words) });
  return 1;
}

/** "A list of wines with price and stock": what comes before "with" is what is to be built, and what it is with is not. */
function kindOf({ parsed, current }: Survey, before: readonly Chunk[]): ParsedPrompt["kind"] {
  const words = before.flatMap((chunk) => chunk.words);
  return current === null || words.length === 0
    ? null
    : { words: words.map(({ low }) => low).join(" "), phrase: quote(parsed.text, words) };
}

function enterMood(survey: Survey, { lead }: Chunk): void {
  if (lead === "can") survey.mood = "can";
  else if (lead === "has" || lead === "colon") survey.mood = "has";
  else if (lead === "with" && survey.mood !== "can") survey.mood = "has";
  if (lead !== "list" && lead !== "with" && lead !== "to") survey.verb = null;
}

/** Whether a piece says who can do, or what has, what comes next: "users", "the website", "the game lobby". */
function isSubject(chunk: Chunk, next: Chunk | undefined): boolean {
  if (next === undefined) return false;
  if (next.lead !== "can" && next.lead !== "has") return false;
  return (
    chunk.words.length <= 5 &&
    (chunk.lead !== "list" || audiences.has(chunk.words.at(-1)?.low ?? "") || productNouns.has(chunk.words.at(-1)?.low ?? "")) &&
    leadingVerbOf(chunk) === null
  );
}

/** "A website for a school where people can …", "a diary where one can …" say what is to be built; "the website can …" speaks of it. */
function isNewProduct({ parsed }: Survey, { words }: Chunk): boolean {
  const isPlaced = /^\s+(?:where|in which|on which)\b/i.test(parsed.text.slice(words.at(-1)?.end ?? 0));
  return /^an?$/.test(words[0]?.low ?? "") && (isPlaced || words.slice(1, 4).some(({ one }) => productNouns.has(one)));
}

function readSubject(survey: Survey, chunk: Chunk, next: Chunk | undefined): number {
  const last = chunk.words.at(-1);
  survey.mood = next?.lead === "has" ? "has" : "can";
  if (last === undefined || audiences.has(last.low) || productNouns.has(last.low)) return 1;
  // "The game lobby should display …", "patient files should include …": the thing is spoken of.
  const noun = nounPhrase(chunk.words);
  const feature = findFeature(chunk.words);
  if (feature !== null || handledThing(chunk.words) !== null) readNounAsk(survey, chunk);
  else
    survey.current =
      nameThing(survey.parsed, noun, 2, true) ?? nameThing(survey.parsed, nounPhrase(chunk.words.slice(0, 1)), 1, true) ?? survey.current;
  return 1;
}

/** The verb of a piece, unless the piece is a noun that begins like one: "search function", "order management". */
function leadingVerbOf(chunk: Chunk): VerbForm | null {
  const lows = chunk.words.slice(0, 6).map(({ low }) => low);
  const [first = "", ...rest] = lows;
  const known = leadingVerb(lows, "public");
  if (known !== null && known.words.length > 1) return known;
  const isGerund = first.endsWith("ing");
  if (/^(?:writ|compos)/.test(first)) return leadingVerb([isGerund ? "adding" : "add", ...rest], "public");
  const isSetting = known === null && /^set(?:ting)?$/.test(first) && rest.length > 0;
  return isSetting ? leadingVerb([isGerund ? "editing" : "edit", ...rest], "public") : known;
}

function verbOf(survey: Survey, chunk: Chunk): VerbForm | null {
  const verb = leadingVerbOf(chunk);
  if (verb === null) return null;
  const listing = survey.mood !== "has" || (chunk.lead === "list" && survey.verb !== null && !survey.verb.gerund);
  const verbal = chunk.lead === "to" || chunk.lead === "can" || chunk.lead === "for" || verb.gerund || listing || verb.words.length > 1;
  if (!verbal && isNounToo(verb.verb)) return null;
  const whole = findFeature(chunk.words);
  if (survey.mood !== "can" && whole !== null && whole.about === null && chunk.lead !== "to") return null;
  // "News and events", "view": in a list of acts a noun that looks like a verb is an object, unless it takes one.
  if (
    survey.mood === "can" &&
    chunk.lead === "list" &&
    isNounToo(verb.verb) &&
    chunk.words.length === verb.words.length &&
    survey.verb !== null &&
    whole !== null
  )
    return null;
  return verb;
}

function readAsk(survey: Survey, chunk: Chunk): void {
  const isBuilder = builders.has(chunk.words[0]?.low ?? "") && chunk.words[0]?.low !== "love" && leadingVerbOf(chunk) === null;
  const words = isBuilder ? chunk.words.slice(1) : chunk.words;
  const asked = { ...chunk, words };
  if (words.length === 0) return;
  const verb = verbOf(survey, asked);
  survey.idle =
    isIdiom(words.map(({ low }) => low).join(" ")) || (survey.idle && verb === null && /^(?:list|to|for|with)$/.test(chunk.lead));
  if (survey.idle) return;
  if (verb !== null) return readVerbAsk(survey, asked, verb);
  if (readCriterion(survey, asked)) return;
  survey.criteria = null;
  if (!isUnknownVerb(survey, asked)) return readNounAsk(survey, asked);
  const { head, after } = prepositionsOf(words.slice(1));
  const feature = findFeature(head);
  if (feature !== null) return readNounAsk(survey, { ...asked, words: words.slice(1) });
  nameThing(survey.parsed, nounPhrase(head) ?? [...after.values()][0], 0.6);
  if (survey.mood !== "purpose") leave(survey, words);
}

/** "Pause", "skip songs", "listening to songs": an act that means nothing to us. */
function isUnknownVerb({ mood, verb }: Survey, { words, lead }: Chunk): boolean {
  const [first] = words;
  if (first === undefined) return false;
  const isPlain =
    lexicon.is(first.low, "plain-verb") && (mood === "can" || lead === "to") && (words.length > 1 || verb !== null || lead === "can");
  const isState = lexicon.is(first.low, "state-adjective") || hollowWords.has(first.low);
  const isForm = first.speech === "verb" && !isPlural(first.low) && !isState;
  return isPlain || (isForm && words.length > 1 && (mood === "can" || first.low.endsWith("ing") || lead === "to"));
}
