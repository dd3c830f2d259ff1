// What a piece looks like, before it is known what it means: its verb if it has one, and whether it only gives context.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { isNounToo, leadingVerb, type VerbForm } from "../../lexicon/acts.ts";
import { fillers } from "../../lexicon/nouns.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase, type NounPhrase, prepositionsOf } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import type { Mode, ParserState } from "./parser-state.ts";

/** A piece with what its words say by themselves. */
export interface Piece extends Chunk {
  /** All its words as one noun. */
  noun: NounPhrase | null;
  /** Its words before the first preposition, and these as one noun. */
  head: Token[];
  headNoun: NounPhrase | null;
  /** The nouns after its prepositions. */
  after: ReadonlyMap<string, NounPhrase>;
  /** The verb with which it begins, also where the piece is a noun that looks like one. */
  leading: VerbForm | null;
}

/** The piece with what its words say. */
export function pieceOf(chunk: Chunk): Piece {
  const leading = leadingVerb(lowsFrom(chunk, 0));
  const { head, after } = prepositionsOf(chunk.words);
  const noun = nounPhrase(chunk.words);
  return { ...chunk, noun, head, headNoun: head.length === chunk.words.length ? noun : nounPhrase(head), after, leading };
}

/** The piece without politeness and filler. */
export function tellingPiece(piece: Piece): Piece {
  const cut = trimmed(piece);
  return cut === piece ? piece : pieceOf(cut);
}

/** The pieces of a sentence with what each says. */
export function piecesOf(chunks: readonly Chunk[]): Piece[] {
  const pieces: Piece[] = [];
  for (const chunk of chunks) pieces.push(pieceOf(chunk));
  return pieces;
}

/** Whether a piece says something of the noun before it: "… has", "… can", "… belongs to". */
export function startsPredicate(chunk: Chunk): boolean {
  return chunk.lead === "has" || chunk.lead === "can" || chunk.lead === "belongs";
}

/** Drops politeness and filler before the telling words: "please also", "users quickly". */
export function trimmed(chunk: Chunk): Chunk {
  let from = 0;
  if (chunk.clause) return chunk;
  if (chunk.words[0]?.low === "how" && /^(?:many|much|often|long|far)$/.test(chunk.words[1]?.low ?? "")) return chunk;
  while (from < chunk.words.length && fillers.has(chunk.words[from]?.low ?? "") && leadingVerb(lowsFrom(chunk, from)) === null) from += 1;
  let to = chunk.words.length;
  while (to > from && lexicon.is(chunk.words[to - 1]?.low, "politeness-ending")) to -= 1;
  return from === 0 && to === chunk.words.length ? chunk : { ...chunk, words: chunk.words.slice(from, to) };
}

function lowsFrom(chunk: Chunk, from: number): string[] {
  return chunk.words.slice(from, from + 6).map((token) => token.low);
}

/** The verb of a piece, unless the piece is a noun that only looks like one: "order date", "record label". */
export function verbOf(mode: Mode, chunk: Piece): VerbForm | null {
  const { leading: verb, noun: whole } = chunk;
  if (verb === null) return null;
  const next = chunk.words[verb.words.length];
  // "Name, fee, *record payments*": a verb of several words with what it is done to is no field.
  const last = chunk.words.at(-1);
  if (verb.words.length > 1 && next === undefined && last !== undefined && last.one !== last.low) return verb;
  if (mode === "fields" && next === undefined && chunk.lead !== "can" && chunk.lead !== "to") return null;
  if (mode === "fields" && chunk.words.length === 2 && whole !== null && isFieldNoun(whole)) return null;
  if (isNounToo(verb.verb) && chunk.lead === "start" && /^(?:for|of|with)$/.test(next?.low ?? "")) return null;
  const verbal = chunk.lead === "can" || chunk.lead === "to" || chunk.lead === "for" || chunk.lead === "which";
  if (verbal || mode === "actions" || verb.words.length > 1 || (!isNounToo(verb.verb) && !verb.words[0]?.endsWith("ed"))) return verb;
  const clear = next !== undefined && (lexicon.is(next.low, "object-opener") || next.one !== next.low);
  if (clear) return verb;
  if (mode === "fields" || next === undefined || next.speech === "noun") return null;
  return chunk.lead === "start" || chunk.bullet ? verb : null;
}

/** "(Lets) hikers record trails": the verb comes after the people who do it. */
export function verbAfterActor(chunk: Chunk): { chunk: Chunk; verb: VerbForm } | null {
  for (const at of [1, 2]) {
    const verb = leadingVerb(lowsFrom(chunk, at));
    if (verb !== null && !verb.gerund && chunk.words[at - 1]?.low !== chunk.words[at - 1]?.one)
      return { chunk: { ...chunk, words: chunk.words.slice(at) }, verb };
  }
  return null;
}

/** "Configuring policies", "summarise findings": a verb that means nothing to us, with its object. */
export function isUnknownVerb(chunk: Chunk): boolean {
  const [first, second] = chunk.words;
  return (
    first !== undefined &&
    second !== undefined &&
    first.speech === "verb" &&
    (first.low.endsWith("ing") || (first.one === first.low && !/(?:ed|en)$/.test(first.low)))
  );
}

/** "I'm a teacher", "we run a small bakery": who is speaking, which asks for nothing. */
export function isContext(chunk: Chunk): boolean {
  const [first, second] = chunk.words.map((token) => token.low);
  if (/^(?:i'm|im|we're)$/.test(first ?? "")) return chunk.words.length > 1 && second !== "looking";
  return /^(?:i|we)$/.test(first ?? "") && lexicon.is(second, "occupation-verb") && chunk.words[2]?.low !== "looking";
}

/** "Books I | have read": the next piece only says more about the noun. */
export function endsInRelative(chunk: Chunk, next: Chunk | undefined): boolean {
  const last = chunk.words.at(-1)?.low ?? "";
  return (
    next !== undefined &&
    chunk.words.length > 1 &&
    startsPredicate(next) &&
    /^(?:i|we|you|they)$/.test(last) &&
    chunk.words.at(-2)?.speech === "noun"
  );
}

/** "A warning if something runs low": what happens under a condition is no field. */
export function isCondition({ parsed, mode }: ParserState, chunk: Piece, next: Piece | undefined): next is Piece {
  if (next?.lead !== "which" || (chunk.lead !== "list" && chunk.lead !== "with") || verbOf(mode, chunk) !== null) return false;
  return /\b(?:if|when)\s+$/i.test(parsed.text.slice(chunk.words.at(-1)?.end ?? 0, next.words[0]?.start ?? 0));
}
