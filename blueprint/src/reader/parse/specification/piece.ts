// What the pieces of a sentence say by themselves, read once and before it is known what each is for: the verb that its words
// begin with, the noun and the feature that they name, and what stands after their prepositions.
import { leadingVerb, type VerbForm } from "../../lexicon/acts.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { builders } from "../../lexicon/nouns.ts";
import type { Chunk } from "../../text/chunk.ts";
import { type NounPhrase, prepositionsOf, withoutPossessive } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import { trimmed } from "../description/piece-shape.ts";
import { type Named, namedBy } from "./find-feature.ts";
import { listNouns } from "./lexicon/containers.ts";
import { type ThingNoun, thingNoun } from "./things/meant-noun.ts";

/** What some words say. */
export interface Said extends Named {
  /** The verb with which they begin, as the lexicon has it. */
  listed: VerbForm | null;
  /** The same with verbs that are read as others. */
  verb: VerbForm | null;
  /** The words before the first preposition. */
  stated: Named;
  /** The same without whose it is. */
  head: Named;
  /** The noun of the head, with what is known of it. */
  thing: ThingNoun | null;
  /** The nouns after the prepositions. */
  after: ReadonlyMap<string, NounPhrase>;
}

/** A piece of a sentence. */
export interface Piece {
  /** As it stands in the sentence. */
  given: Chunk;
  /** Without politeness and filler. */
  chunk: Chunk;
  said: Said;
  /** The same without what only leads to an ask: "functionalities for", "create". */
  asked: Said;
}

/** "Functionalities for …", "features such as …": the words before the list, which ask for nothing. */
function withoutListNoun(words: readonly Token[]): Token[] {
  const at = words.findIndex(({ low }) => listNouns.has(low));
  if (at < 0 || at > 3) return [...words];
  const next = words[at + 1];
  if (next === undefined) return at === words.length - 1 && words.length <= 3 && isHollowBefore(words.slice(0, at)) ? [] : [...words];
  return lexicon.is(next.low, "list-preposition") && isHollowBefore(words.slice(0, at)) ? words.slice(at + 2) : [...words];
}

function isHollowBefore(words: readonly Token[]): boolean {
  return words.every(({ low, speech }) => speech === "adjective" || lexicon.is(low, "hollow-adjective"));
}

/** "Create …", "functionalities for …": the words that ask for something, without those that only lead to it. */
function askedIn(said: Said): Said {
  const listed = withoutListNoun(said.words);
  const begun = listed.length === said.words.length ? said : saidIn(listed);
  const first = listed[0]?.low ?? "";
  return builders.has(first) && first !== "love" && begun.verb === null ? saidIn(listed.slice(1)) : begun;
}

/** The verb of a piece, unless the piece is a noun that begins like one: "search function", "order management". */
function verbIn(lows: readonly string[], listed: VerbForm | null): VerbForm | null {
  const [first = "", ...rest] = lows;
  if (listed !== null && listed.words.length > 1) return listed;
  const isGerund = first.endsWith("ing");
  if (/^(?:writ|compos)/.test(first)) return leadingVerb([isGerund ? "adding" : "add", ...rest], "public");
  const isSetting = listed === null && /^set(?:ting)?$/.test(first) && rest.length > 0;
  return isSetting ? leadingVerb([isGerund ? "editing" : "edit", ...rest], "public") : listed;
}

/** Among so many words at the beginning of a piece its verb is looked for. */
const VERB_WORDS = 6;

/** What these words say. */
export function saidIn(words: readonly Token[]): Said {
  const lows = words.slice(0, VERB_WORDS).map(({ low }) => low);
  const listed = leadingVerb(lows, "public");
  const { head: before, after } = prepositionsOf(words);
  const whole = namedBy(words);
  const stated = before.length === words.length ? whole : namedBy(before);
  const owned = withoutPossessive(before);
  const head = owned.length === before.length ? stated : namedBy(owned);
  const thing = head.noun === null ? null : thingNoun(head.noun);
  return { ...whole, listed, verb: verbIn(lows, listed), stated, head, thing, after };
}

/** The piece with what it says. */
function pieceOf(given: Chunk): Piece {
  const chunk = trimmed(given);
  const said = saidIn(chunk.words);
  return { given, chunk, said, asked: askedIn(said) };
}

/** The pieces of a sentence with what each says. */
export function piecesOf(chunks: readonly Chunk[]): Piece[] {
  const pieces: Piece[] = [];
  for (const chunk of chunks) pieces.push(pieceOf(chunk));
  return pieces;
}
