// What a piece says by how it is joined to the one before: what belongs to what, who or what the next piece is about, or what
// is asked for.
import { actors, containers } from "../../lexicon/nouns.ts";
import type { Chunk } from "../../text/chunk.ts";
import type { Mode, ParserState } from "./statements/parser-state.ts";
import type { Piece } from "./piece-shape.ts";
import { isContainer } from "./openings/read-head.ts";
import { readPiece } from "./read-piece.ts";
import type { Statement } from "./statements/statement.ts";
import { mention } from "./things/mention.ts";

const modeOfLead: Partial<Record<Chunk["lead"], Mode>> = { can: "actions", to: "actions", for: "actions", without: "bans" };

/** "Fields:" and "columns:" say what the list after them is. */
function announcesFields(before: Chunk | undefined): boolean {
  return before !== undefined && /^(?:fields?|columns?|attributes?|properties|details|data)$/.test(before.words.at(-1)?.low ?? "");
}

/** What the piece is taken for after the one before. */
export function enter(state: ParserState, chunk: Piece, before: Piece | undefined): void {
  const subject = before !== undefined && chunk.isPredicate;
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
function readSubject(state: ParserState, { content: { words: content, noun } }: Piece, next: Piece): void {
  const last = content.at(-1);
  state.mode = next.lead === "can" ? "actions" : "fields";
  const person = noun === null || last === undefined || (content.length <= 2 && actors.has(last.one));
  if (person && next.lead === "can") return;
  if (noun === null || (actors.has(noun.key) && noun.article === null && !noun.plural))
    state.mode = next.lead === "can" ? "actions" : "things";
  else if (isContainer(content, noun) && (containers.has(noun.key) || state.parsed.kind !== null))
    state.mode = next.lead === "can" ? "actions" : "features";
  else if (next.lead !== "can") state.current = mention(state.parsed, noun, 3) ?? state.current;
}

/** Whether a piece is who or what the next says something of, and no intent of its own: "track my plants, and when I …". */
function isSubject({ mode }: ParserState, { content, words, lead }: Piece): boolean {
  const verb = content.verbs[mode];
  if (verb === null) return true;
  // "Keep track of | who has which key": nothing is said of keeping itself.
  const kept = words[verb.words.length]?.low ?? "";
  return lead === "start" && !(verb.act === "keep" && /^(?:my|our|the|)$/.test(kept));
}

/** "Each task belongs to a project". */
function readRelation(state: ParserState, chunk: Piece): Statement[] {
  const { noun } = chunk;
  const from = state.current;
  const to = noun === null ? null : mention(state.parsed, noun, 2);
  state.mode = "fields";
  if (from === null || to === null || from === to) return [{ kind: "nothing", words: chunk.words }];
  return [{ kind: "relation", from, to, said: chunk }];
}

/** What the piece says before the next one. */
export function readStatement(state: ParserState, piece: Piece, next: Piece | undefined): Statement[] {
  state.choosing = false;
  if (piece.lead === "belongs") return readRelation(state, piece);
  if (next?.isPredicate !== true || !isSubject(state, piece)) return readPiece(state, piece);
  readSubject(state, piece, next);
  return [];
}
