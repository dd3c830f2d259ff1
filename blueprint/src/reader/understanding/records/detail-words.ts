// The words by which a part of a list of details is recognised: a question, and what says that its answer is yes or no.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Token } from "../../text/token.ts";

/** "I", "they've", of a detail. */
export const isPronoun = ({ low }: Token): boolean => lexicon.is(low.split("'")[0], "subject-pronoun");

/** Whether a question begins here that is a detail; `which` and `if` as well. */
export function isQuestion(token: Pick<Token, "low"> | undefined): boolean {
  return lexicon.is(token?.low, "clause-question") || token?.low === "which" || token?.low === "if";
}

/** "Guests add dish": who gives a detail is no part of its name. */
export function withoutGiver(words: readonly Token[]): readonly Token[] {
  const [who, verb, ...behind] = words;
  const isGiven = who !== undefined && who.low !== who.one && lexicon.is(verb?.low, "entering-verb") && behind.length > 0;
  return isGiven ? behind : words;
}

/** A word that stands in no text: the name of a field that a question asks for. */
export function wordToken(word: string): Token {
  return { text: word, low: word, one: word, start: -1, end: -1, speech: "noun" };
}

/** The choices of what is asked with yes or no. */
export const YES_OR_NO: Token[][] = [[wordToken("yes")], [wordToken("no")]];

/** "Happened", "brought": what has been done. */
export const isPast = ({ low, speech }: Token): boolean => lexicon.is(low, "past-verb") || (speech === "verb" && low.endsWith("ed"));

/** "Which stall does best": what shows from the rows, and nobody types. */
export const isRanking = (asked: readonly Token[]): boolean =>
  asked[0]?.low === "which" && asked.at(-2)?.speech === "verb" && lexicon.is(asked.at(-1)?.low, "descending");

/** What a part asks with yes or no, by "yes or no to", "yes/no", "or not", a question mark or a tick; null where nothing says so. */
export function yesOrNoName(words: readonly Token[]): readonly Token[] | null {
  return askedYesOrNo(words) ?? endedByYesOrNo(words) ?? tickedName(words);
}

/** What "yes or no to" asks. */
function askedYesOrNo(words: readonly Token[]): readonly Token[] | null {
  const opener = words.slice(0, 3).map(({ low }) => low);
  if (!/^yes (?:or|\/) no$/.test(opener.join(" ")) || words.length < 4) return null;
  return words.slice(lexicon.is(words[3]?.low, "preposition") ? 4 : 3);
}

/** The name before "yes/no", "y/n", "or not", "tick" and a question mark; null where none of them ends the part. */
function endedByYesOrNo(words: readonly Token[]): readonly Token[] | null {
  const lows = words.map(({ low }) => low);
  const end = [
    /^(?:yes|y) (?:\/ |or )?(?:no|n)$/,
    /^yes no$/,
    /^or not$/,
    /^(?:tick|ticked|checkbox|tickbox)$/,
    /^(?:tick|check) box$/,
    /^\?$/,
  ];
  // "Done / not done".
  const not = lows.indexOf("not");
  const isOnly = lows.filter((low) => /^(?:or|\/)$/.test(low)).length === 1;
  if (not > 1 && isOnly && /^(?:or|\/)$/.test(lows[not - 1] ?? "") && lows[not + 1] === lows[not - 2]) return words.slice(0, not - 1);
  for (const length of [3, 2, 1])
    if (words.length > length && end.some((pattern) => pattern.test(lows.slice(-length).join(" "))))
      // "With a tick": done.
      return lows[0] === "with" && words.slice(1, -length).every(({ low }) => lexicon.is(low, "determiner"))
        ? [wordToken("done")]
        : words.slice(lows[0] === "with" ? 1 : 0, -length);
  return null;
}

/** "A tick when it's bought", "a box for paid": what is ticked. */
function tickedName(words: readonly Token[]): readonly Token[] | null {
  const [first, second, ...behind] = words;
  if (first === undefined || !/^(?:tick|checkbox|tickbox)$/.test(first.low) || !/^(?:when|if|for|once)$/.test(second?.low ?? ""))
    return null;
  const from = behind.findIndex((token) => !isPronoun(token) && !isQuestion(token) && !/^(?:is|are|has|have|been|was)$/.test(token.low));
  return from < 0 ? null : behind.slice(from);
}

/** "Anything" of "anything's broken". */
export function withoutShortVerb(token: Token): Token {
  const [word, low] = [token.text, token.low].map((one) => one.replace(/'s$/, ""));
  return { ...token, text: word ?? "", low: low ?? "", one: low ?? "" };
}

/** "Price each", "next due in 3 years", "miles at 45p": the name without how much, how often or when it is so. */
export function withoutQualifier(words: readonly Token[]): readonly Token[] {
  const at = words.findIndex(
    ({ low }, index) => index > 0 && /^(?:in|at|within|after)$/.test(low) && /^[£$€\d]/.test(words[index + 1]?.text ?? ""),
  );
  const named = at < 0 || isQuestion(words[0]) ? words : words.slice(0, at);
  // "Put their name down".
  return named.length > 1 && !isQuestion(named[0]) && /^(?:each|down)$/.test(named.at(-1)?.low ?? "") ? named.slice(0, -1) : named;
}

/** "From", "to": where a journey begins or ends. */
export const isEndOfWay = (token: Token | undefined): boolean => /^(?:from|to)$/.test(token?.low ?? "");
