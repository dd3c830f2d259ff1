// What a prompt says, before anything is decided: the things it names, their fields, the intents, the look, and the rest.
// Reading fills a parsed prompt; drafting turns it into a blueprint. A phrase is always in the prompt's own words.
import type { FeatureKind } from "../../features/feature.ts";
import type { EntityTemplate } from "../../knowledge/entity-template.ts";
import type { Audience } from "../../knowledge/entity-templates.ts";
import type { Look } from "../lexicon/look.ts";
import type { Act } from "../lexicon/acts.ts";
import type { NounPhrase } from "../text/noun-phrase.ts";
import type { Sentence, Token } from "../text/token.ts";

/** A thing that the prompt names. */
export interface Mention {
  /** What is known about it, if anything. */
  thing: EntityTemplate | null;
  one: string;
  many: string;
  phrase: string;
  place: Unread;
  /** How sure it is that the app should keep it; 2 and more is sure. */
  strength: number;
  /** Whether the fields that the prompt lists are all that it has: then the first text among them names it. */
  isWhole?: boolean;
  /** What its rows are called where the prompt says so: "Hosepipe 1", "Strimmer". */
  names?: readonly string[];
}

/** A field that the prompt names. */
export interface FieldIntent {
  of: Mention;
  noun: NounPhrase;
  /** What a bracket or colon after it says, split at commas: choices, a unit, a range ("out of 5"). */
  detail: Token[][];
  phrase: string;
}

/** Something that one wants to do. */
export interface Intent {
  act: Act;
  /** The thing it is about; null for the main one. */
  of: Mention | null;
  object: NounPhrase | null;
  /** Noun phrases after prepositions, such as `by: genre`. */
  after: ReadonlyMap<string, NounPhrase>;
  /** All its words in lower case. */
  words: string[];
  phrase: string;
  place: Unread;
}

/** A place in the text that nothing came of, unless drafting still places it. */
export interface Unread {
  start: number;
  end: number;
}

/** What the first pass over a prompt gives: its sentences, and the name and the look that they give the app. */
export interface FirstPass {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly title: { words: string; phrase: string } | null;
  readonly look: Look;
  /** The end of a text that is too long to be read. */
  readonly beyond: readonly Unread[];
}

/** A prompt as parsed: what it names, what it asks for, and what was left unread. */
export interface ParsedPrompt extends Omit<FirstPass, "beyond"> {
  audience: Audience;
  /** What the app was called by its kind: `recipe box`, `habit tracker`. */
  kind: { words: string; phrase: string } | null;
  /** For whom the product speaks, in the singular: "solar company"; null where nobody is named. */
  owner: string | null;
  /** The feature that the product's name asks for: a calculator, a poll. It is what the product is. */
  core: FeatureKind | null;
  mentions: Mention[];
  fields: FieldIntent[];
  intents: Intent[];
  relations: { from: Mention; to: Mention; phrase: string }[];
  /** The words that ask for the rows in a table; null where none do. */
  table: string | null;
  /** Nouns that the prompt does not want. */
  bans: { noun: NounPhrase; phrase: string }[];
  unread: Unread[];
  /** What only says who is speaking or for whom something is, which asks for nothing. */
  context: Unread[];
}

/** A parsed prompt with nothing in it yet but what the first pass gives. */
export function emptyParsedPrompt({ text, sentences, title, look, beyond }: FirstPass): ParsedPrompt {
  return {
    text,
    sentences,
    audience: "own",
    title,
    kind: null,
    owner: null,
    core: null,
    mentions: [],
    fields: [],
    intents: [],
    relations: [],
    table: null,
    bans: [],
    look,
    unread: beyond.map((place) => ({ ...place })),
    context: [],
  };
}
