// Reads a prompt into a parsed prompt: sentence by sentence and piece by piece.
// A piece continues the one before it until a joining phrase or a verb says otherwise.
import { type ParsedPrompt, emptyParsedPrompt, type Mention } from "../parsed-prompt.ts";
import type { SegmentedPrompt } from "../sentence/segment-prompt.ts";
import { type Piece, piecesOf } from "./piece-shape.ts";
import { readAside } from "./read-aside.ts";
import { enter, readStatement } from "./read-statement.ts";
import { findScope } from "./openings/find-scope.ts";
import type { ParserState } from "./statements/parser-state.ts";
import { settle } from "./statements/settle.ts";
import { shareFields } from "./things/share-fields.ts";

function readPieces(state: ParserState, pieces: readonly Piece[]): void {
  const scope = findScope(state.parsed, pieces);
  if (scope !== null) settle(state, [{ kind: "called", words: scope.low, said: pieces[0]?.words ?? [], isSure: true }]);
  for (const [index, chunk] of pieces.entries()) {
    if (index === 0 && scope !== null) continue;
    const next = pieces[index + 1];
    state.stated = next !== undefined && /^(?:with|has|colon)$/.test(next.lead);
    state.owning = next?.words[0]?.low === "their";
    const aside = readAside(state, chunk, next, index === 0);
    if (aside === null && (scope === null || index !== 1)) enter(state, chunk, pieces[index - 1]);
    const statements = aside ?? readStatement(state, chunk, next);
    const count = state.parsed.fields.length;
    settle(state, statements);
    if (aside === null) state.field = state.parsed.fields.length > count ? (state.parsed.fields.at(-1) ?? null) : null;
  }
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

/** Reads a segmented text into a parsed prompt: a prompt, or what is said of an app that keeps some things already. */
export function readDescription(segmented: SegmentedPrompt, spoken: Spoken = { mentions: [], current: null }): ParsedPrompt {
  const parsed = emptyParsedPrompt(segmented);
  parsed.mentions.push(...spoken.mentions);
  const state: ParserState = {
    parsed,
    mode: "things",
    current: spoken.current,
    stated: false,
    owning: false,
    relative: false,
    ...atSentenceStart(),
  };
  for (const part of segmented.parts) {
    const pieces = piecesOf(part.chunks);
    // A line of a list goes on with what the line before the list began.
    if (!part.bullet) state.mode = parsed.mentions.length === 0 ? "things" : "features";
    Object.assign(state, atSentenceStart());
    readPieces(state, pieces);
  }
  shareFields(parsed);
  return parsed;
}
