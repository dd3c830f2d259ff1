// The phrases that the reply and the proof list: no punctuation alone, no verb that only asks, and nothing as missing that was understood.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Reading } from "../../schema/reading.ts";
import { builders } from "../lexicon/nouns.ts";
import { isContentWord, isJoining, singularsIn } from "../text/content-words.ts";
import { quote, sentencesOf, type Token } from "../text/token.ts";
import { isHolder } from "../understanding/requests/request-start.ts";

/** A shorter phrase that was understood may be a part of any word. */
const PHRASE_CHARACTERS_MIN = 3;

/** The reading, with its phrases as the person would list them who typed these texts. */
export function tidyAccount(reading: Reading, typed: readonly string[]): Reading {
  if (reading.outcome === "questions") return reading;
  const words = new Set(typed.flatMap(singularsIn));
  // What we add to a kind of app, nobody asked for; what a chosen option says, the person did.
  const isTyped = (phrase: string): boolean => typed.length > 1 || singularsIn(phrase).some((word) => words.has(word));
  const understood = reading.understood.filter(({ phrase }) => phrase === "" || (isTyped(phrase) && !isOnlyAsking(phrase)));
  const said = understood.map(({ phrase }) => phrase).filter((phrase) => phrase.length >= PHRASE_CHARACTERS_MIN);
  const missing = reading.notUnderstood.flatMap((phrase) => missingOf(phrase, said)).filter((phrase) => saysSomething(phrase));
  return { ...reading, understood, notUnderstood: [...new Set(missing)] };
}

/** ",", "make me a". */
function isOnlyAsking(phrase: string): boolean {
  const tokens = tokensOf(phrase);
  if (!/[\p{L}\p{N}]/u.test(phrase)) return true;
  return tokens.some(({ low }) => builders.has(low)) && !tokens.some((token) => isContentWord(token));
}

/** "Know", "obviously", "showing", "table of", "log for our": a verb that fits anything, and the beginning of a phrase, do not say what is missing. */
function saysSomething(phrase: string): boolean {
  const tokens = tokensOf(phrase).filter(({ low }) => /[\p{L}\p{N}]/u.test(low));
  const last = tokens.at(-1);
  const isCut = last !== undefined && isJoining(last);
  const isAlone = tokens.length === 1 && (lexicon.is(tokens[0]?.low, "learning-verb") || tokens.every(isAdverb));
  return (
    !isAlone &&
    tokens.some((token) =>
      isCut ? isContentWord(token) && !isHolder(token.one) : !lexicon.is(token.low, "mental-verb") && !lexicon.is(token.low, "small-word"),
    )
  );
}

/** "Honestly", and not "July", "monthly". */
const isAdverb = ({ low, speech }: Token): boolean =>
  speech === "other" && low.endsWith("ly") && !lexicon.is(low, "month-name") && !lexicon.is(low, "period-adjective");

const tokensOf = (text: string): Token[] => sentencesOf(text).flatMap(({ tokens }) => tokens);

/** A missing list without the parts of it that were understood. */
function missingOf(phrase: string, understood: readonly string[]): string[] {
  const tokens = tokensOf(phrase);
  if (!phrase.includes(",")) return [phrase];
  const low = phrase.toLowerCase();
  const places = understood.flatMap((one) => {
    const start = low.indexOf(one.toLowerCase());
    return start < 0 || isInWord(low, start, start + one.length) ? [] : [{ start, end: start + one.length }];
  });
  if (places.length === 0) return [phrase];
  const isRead = ({ start, end }: Token): boolean => places.some((place) => start >= place.start && end <= place.end);
  const runs: Token[][] = [[]];
  for (const token of tokens)
    if (isRead(token) || /^[,;:()]$/.test(token.low)) runs.push([]);
    else runs.at(-1)?.push(token);
  return runs.map(withoutJoints).flatMap((run) => (run.some((token) => isContentWord(token)) ? [quote(phrase, run)] : []));
}

const isInWord = (text: string, start: number, end: number): boolean =>
  /[\p{L}\p{N}]/u.test(`${text[start - 1] ?? " "}${text[end] ?? " "}`);

function withoutJoints(run: readonly Token[]): readonly Token[] {
  const isJoint = (token: Token): boolean => isJoining(token) || lexicon.is(token.low, "request-verb");
  const from = run.findIndex((token) => !isJoint(token));
  return from < 0 ? [] : run.slice(from, run.findLastIndex((token) => !isJoint(token)) + 1);
}
