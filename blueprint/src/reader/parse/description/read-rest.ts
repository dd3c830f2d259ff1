// The smaller kinds of statements: what is not wanted, what belongs to what, and the choices of a field.
import type { Piece } from "./piece-shape.ts";
import { quote } from "../../text/token.ts";
import { mention } from "./things/mention.ts";
import type { ParserState } from "./parser-state.ts";
import type { Statement } from "./statement.ts";

/** "No ratings", "without tags". */
export function readBan(chunk: Piece): Statement[] {
  const { noun } = chunk;
  return noun === null ? [] : [{ kind: "ban", noun, said: chunk }];
}

/** "Each task belongs to a project". */
export function readRelation(state: ParserState, chunk: Piece): Statement[] {
  const { noun } = chunk;
  const from = state.current;
  const to = noun === null ? null : mention(state.parsed, noun, 2);
  state.mode = "fields";
  if (from === null || to === null || from === to) return [{ kind: "nothing", words: chunk.words }];
  return [{ kind: "relation", from, to, said: chunk }];
}

/** "Status: open, in progress or done": what follows the colon are the choices of the field before it. */
export function readChoices(state: ParserState, chunk: Piece): boolean {
  if (state.field === null || !(chunk.lead === "colon" || (state.choosing && chunk.lead === "list"))) return false;
  state.field.detail.push(chunk.words);
  state.field.phrase += `: ${quote(state.parsed.text, [...chunk.words, ...chunk.aside])}`.replace(/^: /, state.choosing ? ", " : ": ");
  state.choosing = true;
  return true;
}
