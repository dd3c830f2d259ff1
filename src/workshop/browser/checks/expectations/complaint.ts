import type { Target } from "@atelier/blueprint";
import type { ElementFacts } from "../../page/probe-contract.ts";
import { describeTarget } from "../describe-target.ts";

/** What was expected and what was found, each as a sentence fragment; null if the expectation holds. `isAbsent`: nothing matches the target. */
export type Complaint = { expected: string; but: string; isAbsent?: true } | null;

const SHOWN_CHARACTERS_MAX = 120;

/** A text as a failure shows it: quoted, on one line, and cut. */
export const show = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return `"${line.length > SHOWN_CHARACTERS_MAX ? `${line.slice(0, SHOWN_CHARACTERS_MAX)}…` : line}"`;
};

/** A text for comparing: without extra space, and without case as Unicode folds it in full, since a style shows "ß" in capitals as "SS". */
export const fold = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase().toUpperCase();

/** The texts or values of up to six elements. */
export const listed = (elements: readonly ElementFacts[]): string => {
  const shown = elements.slice(0, 6).map(({ text, values }) => show(text || (values[0] ?? "")));
  return shown.join(", ") + (elements.length > shown.length ? ` and ${elements.length - shown.length} more` : "");
};

/** The complaint that nothing matches the target. */
export const absent = (target: Target, expected: string): Complaint => ({
  expected: `${describeTarget(target)} ${expected}`,
  but: "there is none",
  isAbsent: true,
});

/** Returns null if any matching element meets the condition. */
export function anyOf(
  step: { target: Target },
  elements: readonly ElementFacts[],
  condition: { expected: string; holds: (one: ElementFacts) => boolean; shows: (one: ElementFacts) => string },
): Complaint {
  if (elements.length === 0) return absent(step.target, condition.expected);
  if (elements.some(condition.holds)) return null;
  return { expected: `${describeTarget(step.target)} ${condition.expected}`, but: elements.slice(0, 6).map(condition.shows).join(", ") };
}
