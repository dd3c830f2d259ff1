// The nouns of a sentence that could be its subject, best first, without the words for the app itself.
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { leadingVerb } from "../../lexicon/acts.ts";
import { actors, builders, containers, fillers, generics, givens, hollowWords } from "../../lexicon/nouns.ts";
import { plural } from "../../../knowledge/words/inflect.ts";
import { isEnglishWord } from "../spelling/is-english-word.ts";
import { contextIn } from "../../text/context-words.ts";
import { nounPhrase } from "../../text/noun-phrase.ts";
import { sentencesOf, type Token } from "../../text/token.ts";
import { forms, groups, vague } from "../../lexicon/subject-words.ts";

/** A noun of the sentence, in the singular and the plural. */
export interface Subject {
  one: string;
  many: string;
  /** Whether the sentence speaks of several. */
  plural: boolean;
  score: number;
}

const WORDS_MAX = 3;
const SHORT_WORDS_MAX = 20;

function isNounLike({ low, one, speech, text }: Token): boolean {
  const isEmpty = [fillers, hollowWords, builders, givens].some((words) => words.has(low)) || generics.has(one);
  if (lexicon.is(low, "unit-in-list")) return false;
  return speech === "noun" && low.length > 2 && !isEmpty && /^\p{L}[\p{L}-]*$/u.test(text);
}

/** Runs of nouns, without words for an app at their end and without the verb that a command begins with. */
function runsOf(tokens: readonly Token[]): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  for (const [at, token] of tokens.entries()) {
    const verb = leadingVerb([token.low]);
    // "Lose track of": no subject, as the verb of a command is none.
    const isVerb = verb !== null && (at === 0 || (verb.act === "keep" && tokens[at + 1]?.low === "of"));
    if (isNounLike(token) && !isVerb) run.push(token);
    else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return [...runs, run].map((found) => {
    let end = found.length;
    while (end > 0 && isAppWord(found[end - 1])) end -= 1;
    return found.slice(0, end);
  });
}

function isAppWord(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    (containers.has(token.one) ||
      lexicon.is(token.one, "product-itself") ||
      forms.has(token.one) ||
      leadingVerb([token.low])?.gerund === true)
  );
}

/** "French", "Portugal": a capital that does not begin the sentence. */
function isProperName(token: Token, tokens: readonly Token[]): boolean {
  return token !== tokens[0] && /^\p{Lu}\p{Ll}/u.test(token.text);
}

/** The possible subjects of a cleaned text, best first. In a long text only nouns of known entities: most others are no subject. */
export function subjectsIn(text: string): Subject[] {
  const isLong = text.split(/\s+/).length > SHORT_WORDS_MAX;
  const runs = sentencesOf(text).flatMap(({ tokens }) => {
    const context = contextIn(tokens);
    return runsOf(tokens.filter((token) => !context.has(token) && !isProperName(token, tokens)));
  });
  const found = runs.flatMap((run, place): Subject[] => {
    const phrase = nounPhrase(run.slice(-WORDS_MAX));
    const last = phrase?.tokens.at(-1);
    if (phrase === null || last === undefined || last.speech !== "noun" || phrase.key.length > 30) return [];
    const isKnown = templatesByNoun.has(phrase.key) || templatesByNoun.has(last.one);
    if (!isKnown && (isLong || !phrase.tokens.every(({ low }) => isEnglishWord(low)))) return [];
    const isGroup = [groups, vague, actors].some((words) => words.has(last.one));
    const score = (isKnown ? 2 : 0) + (phrase.plural ? 1 : 0) - (isGroup ? 3 : 0) - place / 4;
    return [{ one: phrase.key, many: plural(phrase.key), plural: phrase.plural, score }];
  });
  const best = found.toSorted((a, b) => b.score - a.score);
  return best.filter(({ one }, at) => best.findIndex((other) => other.one === one) === at);
}
