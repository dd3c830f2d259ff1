// Where the reading of a prompt stands: what the last words were about decides what the next ones mean.
import type { Act } from "../../lexicon/acts.ts";
import type { Chunk } from "../../text/chunk.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import { quote, type Token } from "../../text/token.ts";
import type { Brief, FieldWish, Mention, Wish } from "../parsed-prompt.ts";

/** What the pieces of a list are taken for: things to keep, parts of the app, fields of a thing, things to do, or what is not wanted. */
export type Mode = "things" | "features" | "fields" | "actions" | "bans";

export interface Walk {
  brief: Brief;
  mode: Mode;
  /** The thing that was spoken of last. */
  current: Mention | null;
  /** The act that the next piece without a verb repeats, and the preposition that it goes on with. */
  act: Act | null;
  preposition: string | null;
  /** The field that the piece before this one named: a colon after it begins its choices. */
  field: FieldWish | null;
  /** Whether the piece before this one was left unread: what hangs on it is then left too. */
  lost: boolean;
  /** Whether the next piece only says more about the noun before it. */
  relative: boolean;
  /** Wishes whose verbs wait for their object: "add, edit and delete books". */
  waiting: Wish[];
  /** Whether the pieces are the choices of that field. */
  choosing: boolean;
}

/** The words of a chunk as written. */
export function phraseOf(walk: Walk, chunk: Chunk): string {
  return quote(walk.brief.text, [...chunk.words, ...chunk.aside]);
}

/** Notes that nothing came of these words. */
export function leaveUnread(walk: Walk, tokens: readonly Token[]): void {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (first !== undefined && last !== undefined) walk.brief.unread.push({ start: first.start, end: last.end });
  walk.lost = true;
}

/** Notes a wish about the thing in question. */
export function wish(
  walk: Walk,
  act: Act,
  chunk: Chunk,
  facts: { of?: Mention | null; object?: NounPhrase | null; after?: ReadonlyMap<string, NounPhrase> } = {},
): void {
  const { of = walk.current, object = null, after = new Map<string, NounPhrase>() } = facts;
  const words = chunk.words.map((token) => token.low);
  const place = { start: chunk.words[0]?.start ?? 0, end: chunk.words.at(-1)?.end ?? 0 };
  walk.brief.wishes.push({ act, of, object, after, words, phrase: phraseOf(walk, chunk), place });
}
