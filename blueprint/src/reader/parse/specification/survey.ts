// Where the reading of a specification stands.
import type { VerbForm } from "../../lexicon/acts.ts";
import type { ParsedPrompt, Mention, Intent } from "../parsed-prompt.ts";

/** How the pieces of a sentence are meant: what the product is for, what it has, what one can do with it, or the fields of a thing. */
export type Mood = "purpose" | "has" | "can" | "fields";

export interface Survey {
  readonly parsed: ParsedPrompt;
  readonly mood: Mood;
  /** The thing that was spoken of last. */
  readonly current: Mention | null;
  /** The verb that pieces without one go on with: "view match history, *team rankings*". */
  readonly verb: VerbForm | null;
  /** Wishes whose verbs wait for their object: "*browse* and book apartments". */
  readonly waiting: readonly Intent[];
  /** The intent whose criteria the next nouns go on with: "search flights by departure, *destination* and *date*". */
  readonly criteria: Intent | null;
  /** Whether the last piece was left unread: what hangs on it is then left too. */
  readonly lost: boolean;
  /** Whether the last piece was talk that asks for nothing: nouns listed after it belong to it. */
  readonly idle: boolean;
}
