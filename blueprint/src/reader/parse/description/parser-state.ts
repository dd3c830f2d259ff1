// Where the reading of a prompt stands: what the last words were about decides what the next ones mean.
import type { Act } from "../../lexicon/acts.ts";
import type { Chunk } from "../../text/chunk.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import { quote, type Token } from "../../text/token.ts";
import type { ParsedPrompt, FieldIntent, Mention, Intent } from "../parsed-prompt.ts";

/** What the pieces of a list are taken for: things to keep, parts of the app, fields of a thing, things to do, or what is not wanted. */
export type Mode = "things" | "features" | "fields" | "actions" | "bans";

export interface ParserState {
  parsed: ParsedPrompt;
  mode: Mode;
  /** The thing that was spoken of last. */
  current: Mention | null;
  /** The act that the next piece without a verb repeats, and the preposition that it goes on with. */
  act: Act | null;
  preposition: string | null;
  /** The field that the piece before this one named: a colon after it begins its choices. */
  field: FieldIntent | null;
  /** Whether the piece before this one was left unread: what hangs on it is then left too. */
  lost: boolean;
  /** Whether the next piece only says more about the noun before it. */
  relative: boolean;
  /** Wishes whose verbs wait for their object: "add, edit and delete books". */
  waiting: Intent[];
  /** Whether the sentence goes on with a list of fields: "sauna bookings *with name and time*". */
  told: boolean;
  /** Whether the next piece is what these have: "authors and *their books*". */
  owning: boolean;
  /** Whether the pieces are the choices of that field. */
  choosing: boolean;
}

/** The words of a chunk as written. */
export function phraseOf({ parsed }: { parsed: ParsedPrompt }, chunk: Chunk): string {
  return quote(parsed.text, [...chunk.words, ...chunk.aside]);
}

/** Notes that nothing came of these words. */
export function leaveUnread(state: ParserState, tokens: readonly Token[]): void {
  const first = tokens[0];
  const last = tokens.at(-1);
  if (first !== undefined && last !== undefined) state.parsed.unread.push({ start: first.start, end: last.end });
  state.lost = true;
}

/** Notes an intent about the thing in question. */
export function addIntent(
  state: ParserState,
  act: Act,
  chunk: Chunk,
  facts: { of?: Mention | null; object?: NounPhrase | null; after?: ReadonlyMap<string, NounPhrase> } = {},
): void {
  const { of = state.current, object = null, after = new Map<string, NounPhrase>() } = facts;
  const words = chunk.words.map((token) => token.low);
  const place = { start: chunk.words[0]?.start ?? 0, end: chunk.words.at(-1)?.end ?? 0 };
  state.parsed.intents.push({ act, of, object, after, words, phrase: phraseOf(state, chunk), place });
}
