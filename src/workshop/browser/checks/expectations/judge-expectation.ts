// Judges whether the page meets an expectation. Pure: the caller retries with fresh facts until the result is null or
// the time is up; the last complaint becomes the failure message.
import type { CheckStep } from "@atelier/blueprint";
import type { ElementFacts, Look } from "../../page/probe-contract.ts";
import { absent, anyOf, type Complaint, fold, listed, show } from "./complaint.ts";
import type { Remembered } from "../remembered-texts.ts";
import { describeTarget } from "../describe-target.ts";
import { judgeState, STATE_EXPECTATIONS, type StateExpectation } from "./judge-state.ts";
import { misplacedPair } from "./misplaced-pair.ts";

/** The steps that only observe the page. */
export type Expectation = Extract<CheckStep, { do: (typeof EXPECTATIONS)[number] }>;

const EXPECTATIONS = [
  "expectVisible",
  "expectHidden",
  "expectText",
  "expectAnyText",
  "expectNotText",
  "expectValue",
  "expectCount",
  "expectCountChanged",
  "expectTextChanged",
  "expectSorted",
  ...STATE_EXPECTATIONS,
] as const;

const states: ReadonlySet<string> = new Set(STATE_EXPECTATIONS);
const isState = (step: Expectation): step is StateExpectation => states.has(step.do);

const expectations: ReadonlySet<string> = new Set(EXPECTATIONS);

/** True for a step that only observes. */
export const isExpectation = (step: CheckStep): step is Expectation => expectations.has(step.do);

/** What an expectation has to see of the page. */
export function lookOf(step: Expectation): Look {
  if (step.do === "expectAttribute") return { target: step.target, attribute: step.name };
  return step.do === "expectStyle" ? { target: step.target, style: step.property } : { target: step.target };
}

function judgeCount(step: Extract<Expectation, { do: "expectCount" }>, elements: readonly ElementFacts[]): Complaint {
  const { atLeast, atMost, target } = step;
  const count = elements.length;
  const tooFew = atLeast !== undefined && count < atLeast;
  const tooMany = atMost !== undefined && count > atMost;
  if (!tooFew && !tooMany) return null;
  const bounds = [...(atLeast === undefined ? [] : [`at least ${atLeast}`]), ...(atMost === undefined ? [] : [`at most ${atMost}`])];
  return {
    expected: `${describeTarget(target)} to be there ${bounds.join(" and ")} times`,
    but: `it is there ${count} times${count > 0 ? `: ${listed(elements)}` : ""}`,
    ...(count === 0 ? ({ isAbsent: true } as const) : {}),
  };
}

/** The one expectation that every matching element has to meet. */
function judgeAbsentText(
  { target, contains }: Extract<Expectation, { do: "expectNotText" }>,
  elements: readonly ElementFacts[],
): Complaint {
  const expected = `not to hold ${show(contains)}`;
  if (elements.length === 0) return absent(target, expected);
  const holding = elements.find(({ text }) => fold(text).includes(fold(contains)));
  return holding ? { expected: `${describeTarget(target)} ${expected}`, but: `it holds ${show(holding.text)}` } : null;
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
  if (isState(step)) return judgeState(step, elements);
  switch (step.do) {
    case "expectVisible":
      return elements.length > 0 ? null : { expected: `to see ${describeTarget(step.target)}`, but: "it is not there", isAbsent: true };
    case "expectHidden":
      return elements.length === 0 ? null : { expected: `${describeTarget(step.target)} to be gone`, but: `it shows ${listed(elements)}` };
    case "expectText":
      return anyOf(step, elements, {
        expected: `to hold ${show(step.contains)}`,
        holds: ({ text }) => fold(text).includes(fold(step.contains)),
        shows: ({ text }) => `it holds ${show(text)}`,
      });
    case "expectAnyText":
      return anyOf(step, elements, {
        expected: `to hold ${step.anyOf.map(show).join(" or ")}`,
        holds: ({ text }) => step.anyOf.some((one) => fold(text).includes(fold(one))),
        shows: ({ text }) => `it holds ${show(text)}`,
      });
    case "expectNotText":
      return judgeAbsentText(step, elements);
    case "expectValue":
      return anyOf(step, elements, {
        expected: `to have the value ${show(step.equals)}`,
        holds: ({ values }) => values.some((value) => value === step.equals),
        shows: ({ values }) => (values.length > 0 ? `its value is ${show(values[0] ?? "")}` : "it is no field"),
      });
    case "expectCount":
      return judgeCount(step, elements);
    case "expectCountChanged":
      return judgeCountChange(step, elements.length, remembered);
    case "expectTextChanged":
      return judgeTextChange(step, elements, remembered);
    case "expectSorted":
      return judgeOrder(step, elements);
  }
}
