// Where the reading of a prompt stands: what the last words were about decides what the next ones mean.
import type { Act } from "../../../lexicon/acts.ts";
import type { ParsedPrompt, FieldIntent, Mention, Intent } from "../../parsed-prompt.ts";

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
  stated: boolean;
  /** Whether the next piece is what these have: "authors and *their books*". */
  owning: boolean;
  /** Whether the pieces are the choices of that field. */
  choosing: boolean;
}
