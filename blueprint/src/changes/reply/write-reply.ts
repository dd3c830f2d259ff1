// The answer to what a person said: what was done, what was not and why, and what was not understood. Nothing is claimed
// that the blueprint does not hold.
import type { Blueprint } from "../../schema/blueprint.ts";
import { listed } from "../edits/ground/find.ts";
import { abilities } from "./abilities.ts";

/** What became of the parts of a message, each in a sentence. */
export interface Outcome {
  done: readonly string[];
  refused: readonly string[];
  /** The phrases that nothing came of, in the message's words. */
  unread: readonly string[];
  /** What is said to questions, reports of faults and the like. */
  answers: readonly string[];
}

const phrasesMax = 4;

function shortened(phrase: string): string {
  const words = phrase.replace(/\s+/g, " ").replaceAll(/[“”]/g, '"').trim();
  return words.length > 80 ? `${words.slice(0, 77).trimEnd()}…` : words;
}

function quoted(phrases: readonly string[]): string {
  const most = phrases.slice(0, phrasesMax).map((phrase) => `“${shortened(phrase)}”`);
  const more = phrases.length - most.length;
  return more > 0 ? `${most.join(", ")} and ${more} more` : listed(most);
}

/** The reply to a message that changed something. */
export function changedReply(blueprint: Blueprint, { done, refused, unread, answers }: Outcome): string {
  const missing = unread.length === 0 ? "" : `I did not understand ${quoted(unread)}, or cannot do it yet. ${abilities(blueprint)}`;
  return [[...done].join(" "), [...refused].join(" "), ...answers, missing].filter((part) => part !== "").join("\n\n");
}

/** The reply to a message that changed nothing. */
export function unclearReply(blueprint: Blueprint, { refused, unread, answers }: Outcome): string {
  if (answers.length > 0 && unread.length === 0) return [...answers, ...refused, `Nothing changed. ${abilities(blueprint)}`].join("\n\n");
  if (refused.length > 0 && unread.length === 0) return `Nothing changed: ${refused.join(" ")}`;
  const what =
    unread.length === 0 ? "Nothing changed." : `I did not understand ${quoted(unread)}, or cannot do it yet, so nothing changed.`;
  return [...answers, ...refused, `${what} ${abilities(blueprint)}`].join("\n\n");
}
