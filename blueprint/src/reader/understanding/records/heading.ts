// What calls a list something, and the verbs of writing down: "kiln log" of "can you make me a kiln log".
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { builders, containers, hollowWords, relatives } from "../../lexicon/nouns.ts";
import { nounKind } from "../../text/noun-kind.ts";
import type { Token } from "../../text/token.ts";
import { writerBefore } from "./rows/writer-before.ts";
import { isHolder, requestAt, wordsAt } from "../requests/request-start.ts";

const VERB_WORDS_MAX = 4;
const FRAGMENT_WORDS_MAX = 14;

/** How many words a verb of writing down has that begins at a place; 0 where none does. */
export function verbLength(tokens: readonly Token[], at: number): number {
  const before = tokens[at - 1];
  const verb = tokens[at];
  // "Each nurse enters", "whoever visits writes".
  const isOfOne = verb !== undefined && verb.low === `${verb.one}s` && writerBefore(tokens.slice(0, at)) !== null;
  // "A credits list", "leave time": a noun.
  const isDone =
    isOfOne ||
    before === undefined ||
    isPronoun(before) ||
    // "Tick them off, note the weather".
    (before.low === "," && lexicon.is(tokens[at + 1]?.low, "determiner")) ||
    before.low === "to" ||
    /^(?:and|then|just|please|not|each|all|everyone|everybody)$/.test(before.low) ||
    lexicon.is(before.low, "modal") ||
    lexicon.is(before.low, "audience-joint") ||
    (before.low.length > 2 && before.low !== before.one && !(tokens[at]?.one === tokens[at]?.low && isHolder(tokens[at]?.one ?? "")));
  if (!isDone) return 0;
  for (let length = VERB_WORDS_MAX; length > 0; length -= 1) {
    const words = isOfOne ? [verb.one, ...tokens.slice(at + 1, at + length).map(({ low }) => low)].join(" ") : wordsAt(tokens, at, length);
    if (lexicon.is(words, "handing-verb") || lexicon.is(words, "giving-verb")) return length;
  }
  return 0;
}

/** The words from a place up to a preposition, without determiners. */
export function phraseFrom(tokens: readonly Token[], start: number): readonly Token[] {
  const end = tokens.findIndex(({ low }, at) => at > start && lexicon.is(low, "preposition"));
  return tokens
    .slice(start, end < 0 ? undefined : end)
    .filter(({ low }) => !lexicon.is(low, "determiner") && !lexicon.is(low, "possessive"));
}

/** The words that call the whole something, with for whom and where it is: "kiln log for our studio" of "can you make me a kiln log for our studio"; none where they are a sentence. */
export function headingOf(words: readonly Token[]): readonly Token[] {
  const isAsked = requestAt(words) >= 0 || builders.has(words[0]?.low ?? "") || builders.has(words[1]?.low ?? "");
  const kept = words.findLastIndex((_, at) => at < words.length - 1 && verbLength(words, at) > 0);
  const from = kept >= 0 ? kept + verbLength(words, kept) : Math.max(0, requestAt(words));
  const isOrder = ({ speech, low, one }: Token, at: number): boolean => speech === "verb" && low === one && isPronoun(words[at - 1]);
  // "A list" is one, "list them" an order.
  const isHeld = ({ one }: Token, at: number): boolean =>
    isHolder(one) && words[at + 1]?.low !== "of" && lexicon.is(words[at - 1]?.low, "determiner");
  const start = words.findIndex((token, at) => at >= from && (isNaming(token) || isHeld(token, at)) && !isOrder(token, at));
  // "We have a minibus and two drivers".
  const isOwned = isPronoun(words[0]) && lexicon.is(words[1]?.low, "having-verb");
  if (
    start < 0 ||
    (isOwned && requestAt(words) < 0) ||
    !(isAsked || kept >= 0 || words.slice(from, start).every(({ low }) => isLeading(low)))
  )
    return [];
  const isEnd = (token: Token): boolean =>
    isPronoun(token) ||
    lexicon.is(token.low, "clause-question") ||
    lexicon.is(token.low, "clause-opener") ||
    /^[,:;()–—-]$/.test(token.low);
  const end = words.findIndex((token, at) => at >= start && isEnd(token));
  const heading = withoutDoer(words.slice(start, end < 0 ? undefined : end));
  const name = phraseAt(heading);
  const isClause =
    name.length === heading.length && end >= 0 && isPronoun(words[end]) && !isAsked && !name.some(({ one }) => isRowHolder(one));
  const isVerb = ({ speech, low, one }: Token): boolean =>
    lexicon.is(low, "everybody") ||
    /^(?:nobody|no-one|none)$/.test(low) ||
    (speech === "verb" && low === one && !/(?:ing|ed)$|-/.test(low));
  // "Stock comes from the wholesaler", "everyone pays £15".
  // "Lambing starts in March".
  const isDeed = words.some(
    ({ speech, low, one }, at) =>
      at >= start &&
      at > 0 &&
      speech === "verb" &&
      low !== one &&
      (/^(?:from|an?|the|[£$€].*)$/.test(words[at + 1]?.low ?? "") || isWhen(words.slice(at + 1))),
  );
  const isSentence = (isDeed && !isAsked) || (name.some(isVerb) && !name.some(({ one }) => isRowHolder(one)));
  return isClause || isSentence || heading.some(({ text }) => /^\d/.test(text)) ? [] : heading;
}

/** "In March", "on Fridays". */
const isWhen = ([joint, time]: readonly Token[]): boolean =>
  /^(?:in|on|at)$/.test(joint?.low ?? "") &&
  time !== undefined &&
  (["month-name", "period", "time-of-day", "season"] as const).some((kind) => lexicon.is(time.one, kind));

/** "Fountain pens" of "husband collects fountain pens": what somebody has to do with. */
function withoutDoer(words: readonly Token[]): readonly Token[] {
  const verb = words.findIndex(
    ({ low, one }, at) => at > 0 && low.endsWith("s") && low !== one && at < words.length - 1 && isSomebody(words[at - 1]?.one ?? ""),
  );
  return verb < 0 ? words : words.slice(verb + 1);
}

const isSomebody = (one: string): boolean => relatives.has(one) || nounKind(one) === "person";

/** A heading up to its first preposition; "of" belongs to it. */
export function phraseAt(heading: readonly Token[]): readonly Token[] {
  // "Sign out sheet", "check in book".
  const from = /^(?:in|out|up|off)$/.test(heading[1]?.low ?? "") ? 2 : 1;
  const end = heading.findIndex(({ low }, at) => at >= from && low !== "of" && (low === "with" || lexicon.is(low, "preposition")));
  return end < 0 ? heading : heading.slice(0, end);
}

/** "I", "they've". */
export const isPronoun = (token: Token | undefined): boolean => lexicon.is(token?.low.split("'")[0], "subject-pronoun");
const isLeading = (low: string): boolean =>
  (["determiner", "possessive", "subject-pronoun", "request-verb", "app-user"] as const).some((category) =>
    lexicon.is(low.split("'")[0], category),
  ) ||
  hollowWords.has(low) ||
  builders.has(low);

/** Whether a name can begin with a word. */
function isNaming({ low, speech }: Token): boolean {
  return (
    !isLeading(low) &&
    !lexicon.is(low, "preposition") &&
    !/^(?:is|are|was|be)$/.test(low) &&
    (speech !== "other" || (/^\p{L}{2}/u.test(low) && !lexicon.is(low, "small-word") && !low.endsWith("ly")))
  );
}

/** Whether a word in the singular is for an app, or for what rows stand in. */
export const isRowHolder = (one: string): boolean => isHolder(one) || containers.has(one);

/** A sentence that only names something: "Visitor book for reception". */
export function fragmentIn(tokens: readonly Token[]): readonly Token[] {
  // "Scout leader here".
  const isSentence =
    tokens.at(-1)?.low === "here" ||
    tokens.length > FRAGMENT_WORDS_MAX ||
    tokens.some((token) => isPronoun(token) && !/^(?:i|we)$/.test(token.low));
  return isSentence ? [] : tokens;
}
