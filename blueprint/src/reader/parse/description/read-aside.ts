// What stands beside what is asked for: choices of the field before, who is speaking, and what only says more about a noun.
import { isContextPlace } from "../../text/context-words.ts";
import { placeOf } from "../../text/token.ts";
import type { ParserState } from "./statements/parser-state.ts";
import type { Piece } from "./piece-shape.ts";
import { readItem } from "./read-item.ts";
import { readPiece } from "./read-piece.ts";
import type { Statement } from "./statements/statement.ts";
import { mention } from "./things/mention.ts";

/** "A warning if something runs low": what happens under a condition is no field. */
function isCondition({ parsed }: ParserState, piece: Piece, next: Piece | undefined): boolean {
  if (next?.lead !== "which" || (piece.lead !== "list" && piece.lead !== "with")) return false;
  return /\b(?:if|when)\s+$/i.test(parsed.text.slice(piece.words.at(-1)?.end ?? 0, next.words[0]?.start ?? 0));
}

/** "Status: open, in progress or done": what follows the colon are the choices of the field before it. */
function isChoice({ field, choosing }: ParserState, { lead }: Piece): boolean {
  return field !== null && (lead === "colon" || (choosing && lead === "list"));
}

/** What such a piece says; null for a piece that asks for something. */
export function readAside(state: ParserState, piece: Piece, next: Piece | undefined, isFirst: boolean): Statement[] | null {
  const context = { kind: "context", place: placeOf(piece.words) } as const;
  const isUnsure = isCondition(state, piece, next);
  const choice: Statement[] = isChoice(state, piece) ? [{ kind: "choice", said: piece }] : [];
  if (choice.length > 0 || state.relative) {
    const said: Statement[] = state.relative ? [...choice, context] : choice;
    state.relative = false;
    return said;
  }
  const { each, speaker, related } = piece;
  const of = each === null || !isFirst ? null : mention(state.parsed, each.noun, 3);
  if (each !== null && of !== null) {
    state.current = of;
    state.mode = "fields";
    return each.rest.words.length === 0 ? [] : readItem(state, each.rest);
  }
  if (isFirst && speaker !== undefined) return speaker === null ? [context] : [{ kind: "thing", noun: speaker, strength: 0.4 }, context];
  // "For me and my mates": who uses the app, and with whom.
  if (piece.lead === "list" && isContextPlace(state.parsed.text, context.place)) return [];
  if (isUnsure && piece.verbs[state.mode] === null) {
    state.relative = true;
    return [{ kind: "nothing", words: [...piece.words, ...(next?.words ?? [])] }];
  }
  if (related === null) return null;
  state.relative = true;
  return readPiece(state, related);
}
