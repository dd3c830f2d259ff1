import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { questionBank } from "./question-bank.ts";

/** A subject of which the bank has no questions: they are typed in. */
export const OWN = "own";

const TOPIC_WORDS_MAX = 5;
const ABOUT =
  /\b(?:quiz(?:zes)?|trivia|flash ?cards?)(?: (?:app|game|site|page|deck))?(?: for (?:my|our|the) [^,.;:?!]{3,40}?)? (?:about|on|of|(?<=cards? )for(?= (?!my|our|the|kids|children|school|everyone)\w)|for (?:learning|practi[sc]ing|revising)|to (?:learn|practi[sc]e|revise)) (?:the |our |my )?([^,.;:?!]+?)(?= (?:with|for|that|which|where|and|so|to|in|at) |[,.;:?!]|$)/i;

/** "Times tables quiz", "a French verbs quiz": what stands before the word. */
const BEFORE = /^(?:.{0,24}?\b(?:an?|my|our|the) )?([a-z' -]{3,40}?) (?:quiz(?:zes)?|flash ?cards?)\b(?! (?:night|scoreboard|league)s?\b)/i;

/** What a quiz or flashcards are to be about, as the prompt names it, where the bank has nothing of it; null where it does not say or the bank has. */
export function unknownTopicIn(prompt: string): string | null {
  const topic = ABOUT.exec(prompt)?.[1]?.trim() ?? namedBefore(prompt);
  const isKnown = questionBank.some(({ id, words }) => id === topic.toLowerCase() || new RegExp(words, "i").test(topic));
  return topic === "" || isKnown || topic.split(" ").length > TOPIC_WORDS_MAX ? null : topic;
}

/** The words before "quiz" that say of what it is; how it is asked and who plays it is no topic. */
function namedBefore(prompt: string): string {
  const words = (BEFORE.exec(prompt)?.[1] ?? "").split(" ").filter((word) => word !== "");
  return words.some((word) => lexicon.is(word, "small-word") || word.endsWith("'s"))
    ? ""
    : words.filter((word) => !lexicon.is(word, "quiz-kind")).join(" ");
}
