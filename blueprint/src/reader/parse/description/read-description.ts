// Reads a prompt into a parsed prompt: name and look first, then sentence by sentence and piece by piece.
// A piece continues the one before it until a joining phrase or a verb says otherwise.
import { leadingVerb } from "../../lexicon/acts.ts";
import { actors, containers } from "../../lexicon/nouns.ts";
import type { Chunk } from "../../text/chunk.ts";
import { isContextPlace } from "../../text/context-words.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import { placeOf, quote } from "../../text/token.ts";
import { type ParsedPrompt, emptyParsedPrompt, type Mention } from "../parsed-prompt.ts";
import type { PartedPrompt } from "../sentence/part-prompt.ts";
import {
  endsInRelative,
  isCondition,
  type Piece,
  pieceOf,
  piecesOf,
  isContext,
  startsPredicate,
  tellingPiece,
  verbOf,
} from "./piece-shape.ts";
import { isContainer } from "./read-head.ts";
import { readItem } from "./read-item.ts";
import { readPiece } from "./read-piece.ts";
import { findScope } from "./openings/find-scope.ts";
import { readChoices, readRelation } from "./read-rest.ts";
import { mention } from "./things/mention.ts";
import type { Mode, ParserState } from "./parser-state.ts";
import { settle } from "./settle.ts";
import type { Statement } from "./statement.ts";

const modeOfLead: Partial<Record<Chunk["lead"], Mode>> = { can: "actions", to: "actions", for: "actions", without: "bans" };

/** "Fields:" and "columns:" say what the list after them is. */
function announcesFields(before: Chunk | undefined): boolean {
  return before !== undefined && /^(?:fields?|columns?|attributes?|properties|details|data)$/.test(before.words.at(-1)?.low ?? "");
}

function enter(state: ParserState, chunk: Chunk, before: Chunk | undefined): void {
  const subject = before !== undefined && startsPredicate(chunk);
  const mode = modeOfLead[chunk.lead];
  if (mode !== undefined) state.mode = mode;
  else if (chunk.lead === "colon" && state.current !== null && announcesFields(before)) state.mode = "fields";
  else if (chunk.lead === "with" || chunk.lead === "colon")
    state.mode = state.mode === "features" || state.current === null ? "features" : "fields";
  else if (chunk.lead === "has" && !subject) state.mode = state.current === null ? "features" : "fields";
  else if (chunk.lead === "which") state.mode = "actions";
  if (chunk.lead !== "list") {
    state.act = null;
    state.preposition = null;
  }
}

/** "Each plant has …", "users can …", "the app should …": who or what the next piece is about. */
function readSubject(state: ParserState, chunk: Piece, next: Piece): void {
  const { words: telling, noun } = tellingPiece(chunk);
  const last = telling.at(-1);
  state.mode = next.lead === "can" ? "actions" : "fields";
  const person = noun === null || last === undefined || (telling.length <= 2 && actors.has(last.one));
  if (person && next.lead === "can") return;
  if (noun === null || (actors.has(noun.key) && noun.article === null && !noun.plural))
    state.mode = next.lead === "can" ? "actions" : "things";
  else if (isContainer(telling) && (containers.has(noun.key) || state.parsed.kind !== null))
    state.mode = next.lead === "can" ? "actions" : "features";
  else if (next.lead !== "can") state.current = mention(state.parsed, noun, 3) ?? state.current;
}

/** "For each repair we note the fault": the noun is the thing, and what follows are its fields. */
function readForEach(state: ParserState, chunk: Chunk): Chunk | null {
  const lows = chunk.words.map((token) => token.low);
  const at = lows.findIndex((word, place) => word === "for" && /^(?:each|every)$/.test(lows[place + 1] ?? ""));
  if (at !== 0) return null;
  const stop = lows.findIndex((word, place) => place > 2 && /^(?:i|we|you|they|it)$/.test(word));
  const noun = nounPhrase(chunk.words.slice(2, stop < 0 ? undefined : stop));
  const found = noun === null ? null : mention(state.parsed, noun, 3);
  if (found === null) return null;
  state.current = found;
  state.mode = "fields";
  const rest = stop < 0 ? [] : chunk.words.slice(stop + 1);
  const verb = leadingVerb(rest.map((token) => token.low));
  return { ...chunk, words: verb === null ? rest : rest.slice(verb.words.length) };
}

/** Whether a piece is who or what the next says something of, and no intent of its own: "track my plants, and when I …". */
function isSubject(state: ParserState, chunk: Piece): boolean {
  const verb = verbOf(state.mode, tellingPiece(chunk));
  return (
    verb === null ||
    (chunk.lead === "start" && !(verb.act === "keep" && /^(?:my|our|the)$/.test(chunk.words[verb.words.length]?.low ?? "")))
  );
}

/** What stands beside what is asked for: choices of the field before, who is speaking, and what only says more about a noun. */
function readAside(state: ParserState, chunk: Piece, next: Piece | undefined, isFirst: boolean): Statement[] | null {
  const context = { kind: "context", place: placeOf(chunk.words) } as const;
  const isRelative = state.relative;
  if (readChoices(state, chunk) || isRelative) {
    state.relative = false;
    return isRelative ? [context] : [];
  }
  const rest = isFirst ? readForEach(state, chunk) : null;
  if (rest !== null) return rest.words.length === 0 ? [] : readItem(state, pieceOf(rest));
  if (isFirst && isContext(chunk)) {
    const noun = nounPhrase(chunk.words.slice(2));
    if (noun !== null) mention(state.parsed, noun, 0.4);
    return [context];
  }
  // "For me and my mates": who uses the app, and with whom.
  if (chunk.lead === "list" && isContextPlace(state.parsed.text, context.place)) return [];
  if (isCondition(state, chunk, next)) {
    state.relative = true;
    return [{ kind: "nothing", words: [...chunk.words, ...next.words] }];
  }
  if (!endsInRelative(chunk, next)) return null;
  state.relative = true;
  return readPiece(state, pieceOf({ ...chunk, words: chunk.words.slice(0, -1) }));
}

function readPieces(state: ParserState, pieces: readonly Piece[]): void {
  const scope = findScope(state.parsed, pieces);
  if (scope !== null) state.parsed.kind = { words: scope.low, phrase: quote(state.parsed.text, pieces[0]?.words ?? []) };
  for (const [index, chunk] of pieces.entries()) {
    if (index === 0 && scope !== null) continue;
    const next = pieces[index + 1];
    state.told = next !== undefined && /^(?:with|has|colon)$/.test(next.lead);
    state.owning = next?.words[0]?.low === "their";
    const aside = readAside(state, chunk, next, index === 0);
    if (aside === null && (scope === null || index !== 1)) enter(state, chunk, pieces[index - 1]);
    const statements = aside ?? readStatement(state, chunk, next);
    const count = state.parsed.fields.length;
    settle(state, statements);
    if (aside === null) state.field = state.parsed.fields.length > count ? (state.parsed.fields.at(-1) ?? null) : null;
  }
}

/** What belongs to what, who or what the next piece is about, or what is asked for. */
function readStatement(state: ParserState, chunk: Piece, next: Piece | undefined): Statement[] {
  state.choosing = false;
  if (chunk.lead === "belongs") return readRelation(state, chunk);
  if (next === undefined || !startsPredicate(next) || !isSubject(state, chunk)) return readPiece(state, chunk);
  readSubject(state, chunk, next);
  return [];
}

/** What is spoken of before the first word: the things that an app keeps already, and the one in question. */
export interface Spoken {
  mentions: readonly Mention[];
  current: Mention | null;
}

/** What a new sentence begins without. */
function atSentenceStart(): Pick<ParserState, "act" | "preposition" | "field" | "choosing" | "lost" | "waiting"> {
  return { act: null, preposition: null, field: null, choosing: false, lost: false, waiting: [] };
}

/** Reads a parted text into a parsed prompt: a prompt, or what is said of an app that keeps some things already. */
export function readDescription(parted: PartedPrompt, spoken: Spoken = { mentions: [], current: null }): ParsedPrompt {
  const parsed = emptyParsedPrompt(parted);
  parsed.mentions.push(...spoken.mentions);
  const state: ParserState = {
    parsed,
    mode: "things",
    current: spoken.current,
    told: false,
    owning: false,
    relative: false,
    ...atSentenceStart(),
  };
  for (const part of parted.parts) {
    const pieces = piecesOf(part.chunks);
    // A line of a list goes on with what the line before the list began.
    if (!part.bullet) state.mode = parsed.mentions.length === 0 ? "things" : "features";
    Object.assign(state, atSentenceStart());
    readPieces(state, pieces);
  }
  return parsed;
}
