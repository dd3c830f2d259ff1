// The smaller kinds of statements: what is not wanted, what belongs to what, and the choices of a field.
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import type { ParsedPrompt } from "../parsed-prompt.ts";
import { mention } from "./things/mention.ts";
import { leaveUnread, phraseOf, type ParserState } from "./parser-state.ts";

/** "No ratings", "without tags". */
export function readBan({ parsed }: { parsed: ParsedPrompt }, chunk: Chunk): void {
  const noun = nounPhrase(chunk.words);
  if (noun !== null) parsed.bans.push({ noun, phrase: phraseOf({ parsed }, chunk) });
}

/** "Each task belongs to a project". */
export function readRelation(state: ParserState, chunk: Chunk): void {
  const noun = nounPhrase(chunk.words);
  const from = state.current;
  const to = noun === null ? null : mention(state.parsed, noun, 2);
  if (from === null || to === null || from === to) leaveUnread(state, chunk.words);
  else state.parsed.relations.push({ from, to, phrase: phraseOf(state, chunk) });
  state.mode = "fields";
}

/** "Status: open, in progress or done": what follows the colon are the choices of the field before it. */
export function readChoices(state: ParserState, chunk: Chunk): boolean {
  if (state.field === null || !(chunk.lead === "colon" || (state.choosing && chunk.lead === "list"))) return false;
  state.field.detail.push(chunk.words);
  state.field.phrase += `: ${phraseOf(state, chunk)}`.replace(/^: /, state.choosing ? ", " : ": ");
  state.choosing = true;
  return true;
}
