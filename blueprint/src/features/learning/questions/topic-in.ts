import { questionBank } from "./question-bank.ts";

/** A subject of which the bank has no questions: they are typed in. */
export const OWN = "own";

const TOPIC_WORDS_MAX = 5;
const ABOUT =
  /\b(?:quiz(?:zes)?|trivia|flash ?cards?)(?: (?:app|game|site|page|deck))? (?:about|on|of|for (?:learning|practi[sc]ing|revising)|to (?:learn|practi[sc]e|revise)) (?:the |our |my )?([^,.;:?!]+?)(?= (?:with|for|that|which|where|and|so|to|in|at) |[,.;:?!]|$)/i;

/** What a quiz or flashcards are to be about, as the prompt names it, where the bank has nothing of it; null where it does not say or the bank has. */
export function unknownTopicIn(prompt: string): string | null {
  const topic = ABOUT.exec(prompt)?.[1]?.trim() ?? "";
  const isKnown = questionBank.some(({ words }) => new RegExp(words, "i").test(topic));
  return topic === "" || isKnown || topic.split(" ").length > TOPIC_WORDS_MAX ? null : topic;
}
