// What a piece of a description says of the things that are kept, as a value: reading decides what the words mean, and
// settling notes it in the parsed prompt.
import type { Act } from "../../../lexicon/acts.ts";
import type { Chunk } from "../../../text/chunk.ts";
import type { NounPhrase } from "../../../text/noun-phrase.ts";
import type { Token } from "../../../text/token.ts";
import type { Intent, Mention, Unread } from "../../parsed-prompt.ts";

/** The words of a statement, and those of the bracket after them. */
export type Words = Pick<Chunk, "words" | "aside">;

/** Something that a piece says. */
export type Statement =
  /** Something that one wants to do; it gives its thing to the acts that wait for one, or waits with them. */
  | {
      kind: "ask";
      act: Act;
      said: Words;
      of: Mention | null;
      object?: NounPhrase | null;
      after?: ReadonlyMap<string, NounPhrase>;
      waiting?: "gives" | "waits";
    }
  /** The same once more, by something else. */
  | { kind: "repeat"; intent: Intent; after: ReadonlyMap<string, NounPhrase>; said: Words }
  /** A field of a thing, with what the words say in addition. */
  | { kind: "field"; of: Mention; noun: NounPhrase; said: Words; detail?: readonly Token[] }
  /** A choice of the field before it. */
  | { kind: "choice"; said: Words }
  /** One thing belongs to another. */
  | { kind: "relation"; from: Mention; to: Mention; said: Words }
  /** A thing in passing, with how sure it is that it is kept. */
  | { kind: "thing"; noun: NounPhrase; strength: number }
  /** What the app is called by its kind; only where it `isSure` also after another name. */
  | { kind: "called"; words: string; said: readonly Token[]; isSure?: boolean }
  /** What is not wanted. */
  | { kind: "ban"; noun: NounPhrase; said: Words }
  /** The rows stand in a table. */
  | { kind: "table"; place: Unread }
  /** Nothing came of these words, nor of what hangs on them unless they stand alone. */
  | { kind: "nothing"; words: readonly Token[]; isAlone?: boolean }
  /** These words hang on others of which nothing came. */
  | { kind: "hanging"; words: readonly Token[] }
  /** Who is speaking, or what only says more about something. */
  | { kind: "context"; place: Unread };
