// The answer to what a person said: what was done, what was not and why, and what was not understood, with the two nearest
// things that can be said. Nothing is claimed that the blueprint does not hold.
import type { Blueprint } from "../../schema/blueprint.ts";
import { listOf } from "../../project/code/list-of.ts";
import { nearest } from "./nearest.ts";

/** What became of the parts of a message, each in a sentence. */
export interface Outcome {
  done: readonly string[];
  refused: readonly string[];
  /** The phrases that nothing came of, in the message's words. */
  unread: readonly string[];
  /** What is said to questions, reports of faults and the like. */
  answers: readonly string[];
  /** The message, and the reply to the one before it. */
  message: string;
  lately: string;
}

const phrasesMax = 4;

function shortened(phrase: string): string {
  const words = phrase.replace(/\s+/g, " ").replaceAll(/[“”]/g, '"').trim();
  return words.length > 80 ? `${words.slice(0, 77).trimEnd()}…` : words;
}

function quoted(phrases: readonly string[]): string {
  const most = phrases.slice(0, phrasesMax).map((phrase) => `“${shortened(phrase)}”`);
  const more = phrases.length - most.length;
  return more > 0 ? `${most.join(", ")} and ${more} more` : listOf(most);
}

/** What was not understood, and what could be said instead, as one sentence. */
function notUnderstood(blueprint: Blueprint, { unread, message, lately }: Outcome, nothingElse: boolean): string {
  if (unread.length === 0) return "";
  const offered = nearest(blueprint, nothingElse ? message : unread.join(" "), lately);
  return `I did not understand ${quoted(unread)}, or cannot do it yet${nothingElse ? ", so nothing changed" : ""}; you can say ${offered}.`;
}

/** The reply to a message that changed something. */
export function changedReply(blueprint: Blueprint, outcome: Outcome): string {
  const { done, refused, answers } = outcome;
  return [[...done].join(" "), [...refused].join(" "), ...answers, notUnderstood(blueprint, outcome, false)]
    .filter((part) => part !== "")
    .join("\n\n");
}

/** The reply to a message that changed nothing. What says by itself what to do is not followed by offers. */
export function unclearReply(blueprint: Blueprint, outcome: Outcome): string {
  const { refused, unread, answers, message, lately } = outcome;
  const why = [...answers, ...(refused.length === 0 ? [] : [`Nothing changed: ${refused.join(" ")}`])].join(" ");
  if (unread.length > 0) return [why, notUnderstood(blueprint, outcome, why === "")].filter((part) => part !== "").join(" ");
  const reason = why === "" ? "Nothing changed" : why.replace(/\.$/, "");
  if (/\bsay\b|such as “/i.test(why) && !lately.includes(reason)) return why;
  return `${reason}; you can say ${nearest(blueprint, message, lately)}.`;
}
