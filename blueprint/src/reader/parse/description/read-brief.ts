// Reads a prompt into a brief: name and look first, then sentence by sentence and piece by piece.
// A piece goes on in the manner of the one before it until a joining phrase or a verb says otherwise.
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { groups } from "../../lexicon/subject-words.ts";
import { leadingVerb } from "../../lexicon/acts.ts";
import { actors, containers } from "../../lexicon/nouns.ts";
import { type Chunk, chunksOf } from "../../text/chunk.ts";
import { businesses } from "../product-kinds/products.ts";
import { nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import { quote, readableEnd, sentencesOf } from "../../text/token.ts";
import { type Brief, emptyParsedPrompt, type Mention } from "../parsed-prompt.ts";
import { endsInRelative, isContext, startsPredicate, trimmed, verbOf } from "./piece-shape.ts";
import { isContainer } from "./read-head.ts";
import { prepositionsOf, readItem } from "./read-item.ts";
import { readLook } from "./read-look.ts";
import { readPiece } from "./read-piece.ts";
import { readChoices, readRelation } from "./read-rest.ts";
import { readTitle } from "./read-title.ts";
import { knownThing } from "./things/known-thing.ts";
import { mention } from "./things/mention.ts";
import { leaveUnread, type Mode, type Walk } from "./walk.ts";

const modeOfLead: Partial<Record<Chunk["lead"], Mode>> = { can: "actions", to: "actions", for: "actions", without: "bans" };

/** "Fields:" and "columns:" say what the list after them is. */
function announcesFields(before: Chunk | undefined): boolean {
  return before !== undefined && /^(?:fields?|columns?|attributes?|properties|details|data)$/.test(before.words.at(-1)?.low ?? "");
}

function enter(walk: Walk, chunk: Chunk, before: Chunk | undefined): void {
  const subject = before !== undefined && startsPredicate(chunk);
  const mode = modeOfLead[chunk.lead];
  if (mode !== undefined) walk.mode = mode;
  else if (chunk.lead === "colon" && walk.current !== null && announcesFields(before)) walk.mode = "fields";
  else if (chunk.lead === "with" || chunk.lead === "colon")
    walk.mode = walk.mode === "features" || walk.current === null ? "features" : "fields";
  else if (chunk.lead === "has" && !subject) walk.mode = walk.current === null ? "features" : "fields";
  else if (chunk.lead === "which") walk.mode = "actions";
  if (chunk.lead !== "list") {
    walk.act = null;
    walk.preposition = null;
  }
}

/** "Each plant has …", "users can …", "the app should …": who or what the next piece is about. */
function readSubject(walk: Walk, chunk: Chunk, next: Chunk): void {
  const telling = trimmed(chunk).words;
  const noun = nounPhrase(telling);
  const last = telling.at(-1);
  walk.mode = next.lead === "can" ? "actions" : "fields";
  const person = noun === null || last === undefined || (telling.length <= 2 && actors.has(last.one));
  if (person && next.lead === "can") return;
  if (noun === null || (actors.has(noun.key) && noun.article === null && !noun.plural))
    walk.mode = next.lead === "can" ? "actions" : "things";
  else if (isContainer(telling) && (containers.has(noun.key) || walk.brief.kind !== null))
    walk.mode = next.lead === "can" ? "actions" : "features";
  else if (next.lead !== "can") walk.current = mention(walk.brief, noun, 3) ?? walk.current;
}

/** "For each repair we note the fault": the noun is the thing, and what follows are its fields. */
function readForEach(walk: Walk, chunk: Chunk): Chunk | null {
  const lows = chunk.words.map((token) => token.low);
  const at = lows.findIndex((word, place) => word === "for" && /^(?:each|every)$/.test(lows[place + 1] ?? ""));
  if (at !== 0) return null;
  const stop = lows.findIndex((word, place) => place > 2 && /^(?:i|we|you|they|it)$/.test(word));
  const noun = nounPhrase(chunk.words.slice(2, stop < 0 ? undefined : stop));
  const found = noun === null ? null : mention(walk.brief, noun, 3);
  if (found === null) return null;
  walk.current = found;
  walk.mode = "fields";
  const rest = stop < 0 ? [] : chunk.words.slice(stop + 1);
  const verb = leadingVerb(rest.map((token) => token.low));
  return { ...chunk, words: verb === null ? rest : rest.slice(verb.words.length) };
}

/** Whether a piece is who or what the next says something of, and no wish of its own: "track my plants, and when I …". */
function isSubject(walk: Walk, chunk: Chunk): boolean {
  const verb = verbOf(walk.mode, trimmed(chunk));
  return (
    verb === null ||
    (chunk.lead === "start" && !(verb.act === "keep" && /^(?:my|our|the)$/.test(chunk.words[verb.words.length]?.low ?? "")))
  );
}

/** "Prices", "dates": a plural that measures is no list of its own. */
function isMeasure({ key }: NounPhrase): boolean {
  const type = fieldNoun(key)?.type ?? "text";
  return !actors.has(key) && !/^(?:text|lines|paragraph|choice|reference|tags)$/.test(type);
}

/** "Driving school: students, lessons, cars": an organisation, or one unknown thing, before a list of what is kept there. */
function isScope(brief: Brief, [first, second, ...others]: readonly Chunk[]): boolean {
  const noun = first === undefined ? null : nounPhrase(first.words);
  const last = noun?.tokens.at(-1)?.one ?? "";
  if (first === undefined || second === undefined || noun === null || noun.plural || brief.mentions.length > 0) return false;
  if (isContainer(first.words) || verbOf("things", first) !== null || prepositionsOf(first.words).after.size > 0) return false;
  const isOrganisation =
    groups.has(last) || businesses.has(last) || lexicon.is(last, "organisation") || lexicon.is(last, "organisation-word");
  const listed = [second, ...others].filter(({ lead }) => lead === "list" || lead === second.lead).map(({ words }) => nounPhrase(words));
  const things = listed.filter((one) => one?.plural === true && !isMeasure(one));
  const known = things.filter((one) => one !== null && knownThing(one) !== null);
  if (second.lead !== "colon" && !(second.lead === "with" && (isOrganisation || known.length > 1))) return false;
  return things.length > 0 && (isOrganisation || (knownThing(noun) === null && things.length > 1 && things.length * 2 >= listed.length));
}

/** "A warning if something runs low": what happens under a condition is no field. */
function isCondition({ brief, mode }: Walk, chunk: Chunk, next: Chunk | undefined): next is Chunk {
  if (next?.lead !== "which" || (chunk.lead !== "list" && chunk.lead !== "with") || verbOf(mode, chunk) !== null) return false;
  return /\b(?:if|when)\s+$/i.test(brief.text.slice(chunk.words.at(-1)?.end ?? 0, next.words[0]?.start ?? 0));
}

function readChunks(walk: Walk, chunks: readonly Chunk[]): void {
  const scope = isScope(walk.brief, chunks) ? chunks[0] : undefined;
  chunks.forEach((chunk, index) => {
    if (chunk === scope) {
      const noun = nounPhrase(chunk.words);
      walk.brief.kind = { words: noun?.low ?? "", phrase: quote(walk.brief.text, chunk.words) };
      return;
    }
    const next = chunks[index + 1];
    const subject = next !== undefined && startsPredicate(next);
    if (readChoices(walk, chunk) || walk.relative) {
      walk.relative = false;
      return;
    }
    const rest = index === 0 ? readForEach(walk, chunk) : null;
    if (rest !== null) return rest.words.length === 0 ? undefined : readItem(walk, rest);
    if (index === 0 && isContext(chunk)) {
      const noun = nounPhrase(chunk.words.slice(2));
      if (noun !== null) mention(walk.brief, noun, 0.4);
      walk.brief.context.push({ start: chunk.words[0]?.start ?? 0, end: chunk.words.at(-1)?.end ?? 0 });
      return;
    }
    if (isCondition(walk, chunk, next)) {
      walk.relative = true;
      return leaveUnread(walk, [...chunk.words, ...next.words]);
    }
    if (endsInRelative(chunk, next)) {
      walk.relative = true;
      chunk.words.pop();
      return readPiece(walk, chunk);
    }
    if (scope === undefined || index !== 1) enter(walk, chunk, chunks[index - 1]);
    const fields = walk.brief.fields.length;
    walk.choosing = false;
    if (chunk.lead === "belongs") readRelation(walk, chunk);
    else if (subject && isSubject(walk, chunk)) readSubject(walk, chunk, next);
    else readPiece(walk, chunk);
    walk.field = walk.brief.fields.length > fields ? (walk.brief.fields.at(-1) ?? null) : null;
  });
}

/** What is spoken of before the first word: the things that an app keeps already, and the one in question. */
export interface Spoken {
  mentions: readonly Mention[];
  current: Mention | null;
}

/** Reads a cleaned text into a brief: a prompt, or what is said of an app that keeps some things already. */
export function readBrief(text: string, spoken: Spoken = { mentions: [], current: null }): Brief {
  const brief = emptyParsedPrompt(text);
  brief.mentions.push(...spoken.mentions);
  const walk: Walk = {
    brief,
    mode: "things",
    current: spoken.current,
    act: null,
    preposition: null,
    field: null,
    choosing: false,
    lost: false,
    relative: false,
    waiting: [],
  };
  sentencesOf(text).forEach((sentence, number) => {
    const rest = readLook(readTitle(sentence, brief), brief);
    // A line of a list goes on with what the line before the list began.
    if (!sentence.bullet) walk.mode = brief.mentions.length === 0 ? "things" : "features";
    walk.act = null;
    walk.preposition = null;
    walk.field = null;
    walk.choosing = false;
    walk.lost = false;
    walk.waiting = [];
    readChunks(walk, chunksOf(rest, number));
  });
  const end = readableEnd(text);
  if (end < text.length) brief.unread.push({ start: end, end: text.length });
  return brief;
}
