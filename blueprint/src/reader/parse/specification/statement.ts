// What a piece of a specification says, as a value: reading decides what the words mean, and settling notes it.
import type { Act } from "../../lexicon/acts.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import type { Mention, ParsedPrompt, Unread } from "../parsed-prompt.ts";

/** A noun that may name a thing that the product keeps. */
export interface Candidate {
  noun: NounPhrase | null | undefined;
  /** How sure it is then that the thing is kept. */
  strength: number;
  /** As what it is taken: a noun with which nothing is done, the object of an act, a thing as it is stated, or one that was stated before. */
  as: "noun" | "object" | "stated" | "before";
}

/** A thing that is spoken of. */
export interface NamedThing {
  kind: "thing";
  /** The first of these that names a thing, */
  of: readonly Candidate[];
  /** else this one, if any. */
  else: Mention | null;
  /** Whether what comes next is said of it. */
  isSpokenOf: boolean;
}

/** Something that is asked for. */
export interface Ask {
  kind: "ask";
  act: Act;
  /** The words that ask, and those of the bracket after them. */
  words: readonly Token[];
  aside: readonly Token[];
  object?: NounPhrase | null;
  after?: ReadonlyMap<string, NounPhrase>;
  /** What it is about: the first of these that names a thing, */
  of?: readonly Candidate[];
  /** else this thing, if any; */
  else?: Mention | null;
  /** or, where none of them does, what is said instead. */
  instead?: readonly Statement[] | null;
  /** Whether what comes next is said of the thing that is named. */
  isSpokenOf?: boolean;
  /** Whether it gives its thing to the asks that wait for one, or waits with them. */
  waiting?: "gives" | "waits";
  /** Whether nouns after it are more criteria of it: where it narrows down rows, in any case, or not any more. */
  criteria?: "where-narrowing" | "more" | "ended";
}

/** Something that a piece says. */
export type Statement =
  | Ask
  | NamedThing
  /** Nothing came of these words; where it `settles`, asks that wait are about the thing in question. */
  | { kind: "nothing"; words: readonly Token[]; settles?: boolean }
  /** A field of the thing in question. */
  | { kind: "field"; noun: NounPhrase; detail: Token[][]; words: readonly Token[] }
  /** The last ask is for a form with these parts. */
  | { kind: "form"; parts: readonly (readonly Token[])[] }
  /** What the product is. */
  | { kind: "product"; is: Partial<Pick<ParsedPrompt, "title" | "kind" | "owner" | "core">> }
  /** What is not wanted. */
  | { kind: "ban"; noun: NounPhrase; words: readonly Token[] }
  /** Who is spoken of, which asks for nothing. */
  | { kind: "context"; place: Unread };
