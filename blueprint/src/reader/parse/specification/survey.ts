// Where the reading of a specification stands, and how what it finds is noted in the parsed prompt.
import type { Act, VerbForm } from "../../lexicon/acts.ts";
import type { ParsedPrompt, Mention, Intent } from "../parsed-prompt.ts";
import type { Chunk } from "../../text/chunk.ts";
import type { NounPhrase } from "../../text/noun-phrase.ts";
import { quote, type Token } from "../../text/token.ts";

/** How the pieces of a sentence are meant: what the product is for, what it has, what one can do with it, or the fields of a thing. */
export type Mood = "purpose" | "has" | "can" | "fields";

export interface Survey {
  parsed: ParsedPrompt;
  mood: Mood;
  /** The thing that was spoken of last. */
  current: Mention | null;
  /** The verb that pieces without one go on with: "view match history, *team rankings*". */
  verb: VerbForm | null;
  /** Wishes whose verbs wait for their object: "*browse* and book apartments". */
  waiting: number[];
  /** The intent whose criteria the next nouns go on with: "search flights by departure, *destination* and *date*". */
  criteria: Intent | null;
  /** Whether the last piece was left unread: what hangs on it is then left too. */
  lost: boolean;
  /** Whether the last piece was talk that asks for nothing: nouns listed after it belong to it. */
  idle: boolean;
}

/** What an intent says beside its act. */
export interface Asked {
  of?: Mention | null;
  object?: NounPhrase | null;
  after?: ReadonlyMap<string, NounPhrase>;
}

/** Notes an intent of these words. */
export function ask(survey: Survey, act: Act, chunk: Chunk, { of = null, object = null, after = new Map() }: Asked = {}): void {
  const tokens = [...chunk.words, ...chunk.aside];
  survey.parsed.intents.push({
    act,
    of,
    object,
    after,
    words: tokens.map((token) => token.low),
    phrase: quote(survey.parsed.text, tokens),
    place: { start: tokens[0]?.start ?? 0, end: tokens.at(-1)?.end ?? 0 },
  });
  survey.lost = false;
}

/** Notes that nothing came of these words. */
export function leave(survey: Survey, tokens: readonly Token[]): void {
  const first = tokens[0];
  const last = tokens.at(-1);
  const before = survey.lost ? survey.parsed.unread.at(-1) : undefined;
  const between = before === undefined || first === undefined ? "" : survey.parsed.text.slice(before.end, first.start).trim();
  if (before !== undefined && last !== undefined && /^(?:with|using|by|via)$/i.test(between)) before.end = last.end;
  else if (first !== undefined && last !== undefined) survey.parsed.unread.push({ start: first.start, end: last.end });
  survey.lost = true;
}

/** Gives the waiting intents the object of the intent after them. */
export function settleWaiting(survey: Survey, of: Mention | null): void {
  for (const at of survey.waiting) {
    const intent = survey.parsed.intents[at];
    if (intent === undefined || intent.of !== null) continue;
    intent.of = of;
    if (of !== null) of.strength += 1.5;
  }
  survey.waiting = [];
}
