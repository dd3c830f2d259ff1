// Judges whether the page meets an expectation. Pure: the caller retries with fresh facts until the result is null or
// the time is up; the last complaint becomes the failure message.
import type { CheckStep, Target } from "@atelier/blueprint";
import type { ElementFacts } from "../page/probe-contract.ts";
import { describeTarget } from "./describe-target.ts";
import { misplacedPair } from "./misplaced-pair.ts";

/** The steps that only observe the page. */
export type Expectation = Extract<CheckStep, { do: (typeof EXPECTATIONS)[number] }>;

const EXPECTATIONS = [
  "expectVisible",
  "expectHidden",
  "expectText",
  "expectValue",
  "expectChecked",
  "expectCount",
  "expectCountChanged",
  "expectTextChanged",
  "expectSorted",
  "expectColour",
] as const;

const expectations: ReadonlySet<string> = new Set(EXPECTATIONS);

/** True for a step that only observes. */
export const isExpectation = (step: CheckStep): step is Expectation => expectations.has(step.do);

/** Values that earlier steps of the check stored under a name. */
export interface Remembered {
  counts: ReadonlyMap<string, number>;
  texts: ReadonlyMap<string, string>;
}

/** What was expected and what was found, each as a sentence fragment; null if the expectation holds. */
export type Complaint = { expected: string; but: string } | null;

const SHOWN_CHARACTERS_MAX = 120;

const show = (text: string): string => {
  const line = text.replace(/\s+/g, " ").trim();
  return `"${line.length > SHOWN_CHARACTERS_MAX ? `${line.slice(0, SHOWN_CHARACTERS_MAX)}…` : line}"`;
};

const fold = (text: string): string => text.replace(/\s+/g, " ").trim().toLowerCase();

const listed = (elements: readonly ElementFacts[]): string => {
  const shown = elements.slice(0, 6).map(({ text, values }) => show(text || (values[0] ?? "")));
  return shown.join(", ") + (elements.length > shown.length ? ` and ${elements.length - shown.length} more` : "");
};

const absent = (target: Target, expected: string): Complaint => ({
  expected: `${describeTarget(target)} ${expected}`,
  but: "there is none",
});

/** Returns null if any matching element meets the condition. */
function anyOf(
  step: { target: Target },
  elements: readonly ElementFacts[],
  condition: { expected: string; holds: (one: ElementFacts) => boolean; shows: (one: ElementFacts) => string },
): Complaint {
  if (elements.length === 0) return absent(step.target, condition.expected);
  if (elements.some(condition.holds)) return null;
  return { expected: `${describeTarget(step.target)} ${condition.expected}`, but: elements.slice(0, 6).map(condition.shows).join(", ") };
}

/** Converts `rgb(12, 34, 56)` to `#0c2238`; a translucent colour keeps the browser's notation. */
export function hexColour(computed: string): string {
  const [red, green, blue, alpha = 1] = (/^rgba?\(([^)]+)\)$/.exec(computed)?.[1] ?? "").split(/[\s,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red) || alpha !== 1) return computed;
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

function judgeCount(step: Extract<Expectation, { do: "expectCount" }>, count: number): Complaint {
  const { atLeast, atMost, target } = step;
  const tooFew = atLeast !== undefined && count < atLeast;
  const tooMany = atMost !== undefined && count > atMost;
  if (!tooFew && !tooMany) return null;
  const bounds = [...(atLeast === undefined ? [] : [`at least ${atLeast}`]), ...(atMost === undefined ? [] : [`at most ${atMost}`])];
  return { expected: `${describeTarget(target)} to be there ${bounds.join(" and ")} times`, but: `it is there ${count} times` };
}

function judgeCountChange(step: Extract<Expectation, { do: "expectCountChanged" }>, count: number, remembered: Remembered): Complaint {
  const before = remembered.counts.get(step.since);
  const name = describeTarget(step.target);
  if (before === undefined) return { expected: `the number of ${name}`, but: `no earlier step remembered "${step.since}"` };
  const wanted = before + step.by;
  return count === wanted ? null : { expected: `the number of ${name} to go from ${before} to ${wanted}`, but: `it is ${count}` };
}

function judgeTextChange(
  step: Extract<Expectation, { do: "expectTextChanged" }>,
  elements: readonly ElementFacts[],
  remembered: Remembered,
): Complaint {
  const before = remembered.texts.get(step.since);
  const text = elements[0]?.text;
  const name = describeTarget(step.target);
  if (before === undefined) return { expected: `the text of ${name}`, but: `no earlier step remembered "${step.since}"` };
  if (text === undefined) return absent(step.target, "to have changed");
  return fold(text) === fold(before) ? { expected: `${name} to change`, but: `it still says ${show(text)}` } : null;
}

function judgeOrder(step: Extract<Expectation, { do: "expectSorted" }>, elements: readonly ElementFacts[]): Complaint {
  const expected = `${describeTarget(step.target)} to be in ${step.direction} order`;
  if (elements.length < 2) return { expected, but: `there ${elements.length === 1 ? "is only one" : "are none"}` };
  const pair = misplacedPair(elements, step);
  return pair && { expected, but: `${show(pair[0].text)} comes before ${show(pair[1].text)}` };
}

/** Compares what the page shows with what the step expects. */
export function judgeExpectation(step: Expectation, seen: { elements: readonly ElementFacts[]; remembered: Remembered }): Complaint {
  const { elements, remembered } = seen;
  switch (step.do) {
    case "expectVisible":
      return elements.length > 0 ? null : { expected: `to see ${describeTarget(step.target)}`, but: "it is not there" };
    case "expectHidden":
      return elements.length === 0 ? null : { expected: `${describeTarget(step.target)} to be gone`, but: `it shows ${listed(elements)}` };
    case "expectText":
      return anyOf(step, elements, {
        expected: `to hold ${show(step.contains)}`,
        holds: ({ text }) => fold(text).includes(fold(step.contains)),
        shows: ({ text }) => `it holds ${show(text)}`,
      });
    case "expectValue":
      return anyOf(step, elements, {
        expected: `to have the value ${show(step.equals)}`,
        holds: ({ values }) => values.some((value) => value === step.equals),
        shows: ({ values }) => (values.length > 0 ? `its value is ${show(values[0] ?? "")}` : "it is no field"),
      });
    case "expectChecked":
      return anyOf(step, elements, {
        expected: step.checked ? "to be checked" : "to be unchecked",
        holds: ({ checked }) => checked === step.checked,
        shows: ({ checked }) => (checked === null ? "it cannot be checked" : checked ? "it is checked" : "it is unchecked"),
      });
    case "expectCount":
      return judgeCount(step, elements.length);
    case "expectCountChanged":
      return judgeCountChange(step, elements.length, remembered);
    case "expectTextChanged":
      return judgeTextChange(step, elements, remembered);
    case "expectSorted":
      return judgeOrder(step, elements);
    case "expectColour":
      return anyOf(step, elements, {
        expected: `to have the ${step.property} ${step.equals}`,
        holds: ({ colours }) => hexColour(colours[step.property]) === step.equals,
        shows: ({ colours }) => `it has ${hexColour(colours[step.property])}`,
      });
  }
}
