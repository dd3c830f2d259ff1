// What the pieces of a sentence say by themselves, read once and before it is known what each means: its nouns, its verb if it
// has one, what is behind the verb, and whether it only gives context.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { isFieldNoun } from "../../../knowledge/field-nouns.ts";
import { isNounToo, leadingVerb, type VerbForm } from "../../lexicon/acts.ts";
import { builders, fillers } from "../../lexicon/nouns.ts";
import type { Chunk } from "../../text/chunk.ts";
import { nounPhrase, type NounPhrase, prepositionsOf } from "../../text/noun-phrase.ts";
import { isDayName, scaleStart } from "../../text/compound-name.ts";
import { scaleIn } from "../../text/scale-in.ts";
import type { Token } from "../../text/token.ts";
import type { Mode } from "./statements/parser-state.ts";
import { type Known, knownThing } from "./things/known-thing.ts";

/** Words of a piece with what they say by themselves. */
export interface Shape extends Chunk {
  /** All the words as one noun, and what is known of it. */
  noun: NounPhrase | null;
  known: Known | null;
  /** The words before the first preposition, and these as one noun. */
  head: Token[];
  headNoun: NounPhrase | null;
  /** The nouns after the prepositions. */
  after: ReadonlyMap<string, NounPhrase>;
  /** The verb with which they begin, also where they are a noun that looks like one. */
  leading: VerbForm | null;
}

/** The verb of words, by what the pieces of their list are taken for. */
type Verbs = Readonly<Record<Mode, VerbForm | null>>;

/** Words that begin with a verb, and those behind it. */
export interface Acting {
  chunk: Shape;
  verb: VerbForm;
  object: Shape;
}

/** A piece without politeness and filler. */
export interface Content extends Shape {
  verbs: Verbs;
  /** What is behind the verb with which it begins. */
  object: Shape | null;
  /** What is behind the words that ask to build it: "build me *an app*". */
  built: Shape | null;
  /** What follows the people who do it: "(lets) hikers *record trails*". */
  acting: Acting | null;
  /** The object of a verb that means nothing to us; undefined where there is no such verb. */
  unknown: NounPhrase | null | undefined;
}

/** A piece with what its words say by themselves, and by where they stand. */
export interface Piece extends Shape {
  content: Content;
  verbs: Verbs;
  /** Whether it says something of the noun before it: "… has", "… can", "… belongs to". */
  isPredicate: boolean;
  /** "I'm a teacher": as what somebody speaks; undefined where nobody does. */
  speaker: NounPhrase | null | undefined;
  /** "*For each repair* we note the fault": the thing, and what is said about it. */
  each: { noun: NounPhrase; rest: Shape } | null;
  /** "Books I | have read": the words of which the next piece only says more. */
  related: Piece | null;
}

function shapeOf(chunk: Chunk): Shape {
  const isDay = isDayName(chunk.words);
  const scale = scaleStart(chunk.words);
  const leading = isDay || scale > 0 ? null : leadingVerb(lowsFrom(chunk, 0));
  const parts = prepositionsOf(chunk.words);
  const after: ReadonlyMap<string, NounPhrase> = isDay ? new Map() : parts.after;
  const head = isDay ? chunk.words : scale > 0 ? chunk.words.slice(0, scale) : parts.head;
  const noun = nounPhrase(chunk.words);
  const headNoun = head.length === chunk.words.length ? noun : nounPhrase(head);
  return { ...chunk, noun, known: noun === null ? null : knownThing(noun), head, headNoun, after, leading };
}

function cutOf(chunk: Chunk, from: number, to?: number): Chunk {
  return { ...chunk, words: chunk.words.slice(from, to) };
}

/** A piece with what its words say, before the next one. */
function pieceOf(chunk: Chunk, next: Chunk | undefined): Piece {
  const shape = shapeOf(chunk);
  const cut = trimmed(chunk);
  const content = contentOf(cut === chunk ? shape : shapeOf(cut));
  const speaker = isContext(chunk) ? shapeOf(cutOf(chunk, 2)).noun : undefined;
  const related = endsInRelative(chunk, next) ? pieceOf(cutOf(chunk, 0, -1), undefined) : null;
  const isPredicate = startsPredicate(chunk);
  return { ...shape, content, verbs: verbsOf(shape), isPredicate, speaker, each: eachIn(chunk), related };
}

function contentOf(shape: Shape): Content {
  const { words, leading } = shape;
  const object = leading === null ? null : shapeOf(cutOf(shape, leading.words.length));
  const isBuilt = words.length > 1 && builders.has(words[0]?.low ?? "");
  const from = words.findIndex(({ low }) => !builders.has(low) && !lexicon.is(low, "build-object-filler"));
  const built = isBuilt ? shapeOf(cutOf(shape, from < 0 ? words.length : from)) : null;
  const unknown = isUnknownVerb(words) ? shapeOf(cutOf(shape, 1)).noun : undefined;
  return { ...shape, verbs: verbsOf(shape), object, built, acting: actingIn(shape), unknown };
}

/** The pieces of a sentence with what each says. */
export function piecesOf(chunks: readonly Chunk[]): Piece[] {
  const pieces: Piece[] = [];
  for (const [at, chunk] of chunks.entries()) pieces.push(pieceOf(chunk, chunks[at + 1]));
  return pieces;
}

function startsPredicate({ lead }: Chunk): boolean {
  return lead === "has" || lead === "can" || lead === "belongs";
}

/** Drops politeness and filler before the content words: "please also", "users quickly". */
export function trimmed(chunk: Chunk): Chunk {
  let from = 0;
  if (chunk.clause) return chunk;
  if (chunk.words[0]?.low === "how" && /^(?:many|much|often|long|far)$/.test(chunk.words[1]?.low ?? "")) return chunk;
  while (from < chunk.words.length && fillers.has(chunk.words[from]?.low ?? "") && leadingVerb(lowsFrom(chunk, from)) === null) from += 1;
  let to = chunk.words.length;
  while (to > from && lexicon.is(chunk.words[to - 1]?.low, "politeness-ending")) to -= 1;
  return from === 0 && to === chunk.words.length ? chunk : cutOf(chunk, from, to);
}

function lowsFrom(chunk: Chunk, from: number): string[] {
  return chunk.words.slice(from, from + 6).map((token) => token.low);
}

function verbsOf(shape: Shape): Verbs {
  const verb = verbOf("things", shape);
  return { things: verb, features: verb, bans: verb, fields: verbOf("fields", shape), actions: verbOf("actions", shape) };
}

/** The verb of a piece, unless the piece is a noun that only looks like one: "order date", "record label". */
function verbOf(mode: Mode, chunk: Shape): VerbForm | null {
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
  // "Rated 1 to 10".
  if (verb.act === "rate" && scaleIn(chunk.words.map(({ low }) => low).join(" ")) !== null) return verb;
  const clear = next !== undefined && (lexicon.is(next.low, "object-opener") || next.one !== next.low);
  if (clear) return verb;
  if (mode === "fields" || next === undefined || next.speech === "noun") return null;
  return chunk.lead === "start" || chunk.bullet ? verb : null;
}

/** "(Lets) hikers record trails": the verb comes after the people who do it. */
function actingIn(chunk: Chunk): Acting | null {
  for (const at of [1, 2]) {
    const shape = shapeOf(cutOf(chunk, at));
    const { leading: verb } = shape;
    if (verb !== null && !verb.gerund && chunk.words[at - 1]?.low !== chunk.words[at - 1]?.one)
      return { chunk: shape, verb, object: shapeOf(cutOf(shape, verb.words.length)) };
  }
  return null;
}

/** "Configuring policies", "summarise findings": a verb that means nothing to us, with its object. */
function isUnknownVerb([first, second]: readonly Token[]): boolean {
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

/** "For each repair we note the fault": the noun is the thing, and what follows are its fields. */
function eachIn(chunk: Chunk): Piece["each"] {
  const lows = chunk.words.map((token) => token.low);
  if (lows[0] !== "for" || !/^(?:each|every)$/.test(lows[1] ?? "")) return null;
  const stop = lows.findIndex((word, place) => place > 2 && /^(?:i|we|you|they|it)$/.test(word));
  const { noun } = shapeOf(cutOf(chunk, 2, stop < 0 ? undefined : stop));
  const rest = cutOf(chunk, stop < 0 ? chunk.words.length : stop + 1);
  const verb = leadingVerb(rest.words.map((token) => token.low));
  return noun === null ? null : { noun, rest: shapeOf(cutOf(rest, verb?.words.length ?? 0)) };
}

/** "Books I | have read": the next piece only says more about the noun. */
function endsInRelative(chunk: Chunk, next: Chunk | undefined): boolean {
  const last = chunk.words.at(-1)?.low ?? "";
  return (
    next !== undefined &&
    chunk.words.length > 1 &&
    startsPredicate(next) &&
    /^(?:i|we|you|they)$/.test(last) &&
    chunk.words.at(-2)?.speech === "noun"
  );
}
