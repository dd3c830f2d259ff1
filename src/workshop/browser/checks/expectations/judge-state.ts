// Judges the expectations about the state of an element: checked, disabled, its attributes and its style.
import type { CheckStep } from "@atelier/blueprint";
import type { ElementFacts } from "../../page/probe-contract.ts";
import { anyOf, type Complaint, fold, show } from "./complaint.ts";

/** The steps that expect a state. */
export type StateExpectation = Extract<CheckStep, { do: (typeof STATE_EXPECTATIONS)[number] }>;

/** The names of the steps that expect a state. */
export const STATE_EXPECTATIONS = [
  "expectChecked",
  "expectEnabled",
  "expectDisabled",
  "expectAttribute",
  "expectStyle",
  "expectColour",
] as const;

/** Converts `rgb(12, 34, 56)` to `#0c2238`; a translucent colour keeps the browser's notation. */
export function hexColour(computed: string): string {
  const [red, green, blue, alpha = 1] = (/^rgba?\(([^)]+)\)$/.exec(computed)?.[1] ?? "").split(/[\s,/]+/).map(Number);
  if (red === undefined || green === undefined || blue === undefined || Number.isNaN(red) || alpha !== 1) return computed;
  return `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, "0")).join("")}`;
}

const colourOr = (computed: string): string => (computed.startsWith("rgb") ? hexColour(computed) : computed);

function judgeStyle(step: Extract<StateExpectation, { do: "expectStyle" }>, elements: readonly ElementFacts[]): Complaint {
  const { property, equals } = step;
  const wanted = fold(equals);
  return anyOf(step, elements, {
    expected: `to have the style ${property}: ${equals}`,
    holds: ({ asked }) => asked !== null && (fold(asked) === wanted || fold(colourOr(asked)) === wanted),
    shows: ({ asked }) => (asked ? `it has ${property}: ${colourOr(asked)}` : `there is no property ${property}`),
  });
}

/** Judges whether one of the elements is in the state. */
export function judgeState(step: StateExpectation, elements: readonly ElementFacts[]): Complaint {
  switch (step.do) {
    case "expectChecked":
      return anyOf(step, elements, {
        expected: step.checked ? "to be checked" : "to be unchecked",
        holds: ({ checked }) => checked === step.checked,
        shows: ({ checked }) => (checked === null ? "it cannot be checked" : checked ? "it is checked" : "it is unchecked"),
      });
    case "expectEnabled":
    case "expectDisabled": {
      const disabled = step.do === "expectDisabled";
      return anyOf(step, elements, {
        expected: disabled ? "to be disabled" : "to be enabled",
        holds: ({ isDisabled }) => isDisabled === disabled,
        shows: ({ isDisabled }) => (isDisabled ? "it is disabled" : "it is enabled"),
      });
    }
    case "expectAttribute":
      return anyOf(step, elements, {
        expected: step.equals === null ? `to have no attribute ${step.name}` : `to have the attribute ${step.name} ${show(step.equals)}`,
        holds: ({ asked }) => asked === step.equals,
        shows: ({ asked }) => (asked === null ? `it has no ${step.name}` : `its ${step.name} is ${show(asked)}`),
      });
    case "expectStyle":
      return judgeStyle(step, elements);
    case "expectColour":
      return anyOf(step, elements, {
        expected: `to have the ${step.property} ${step.equals}`,
        holds: ({ colours }) => hexColour(colours[step.property]) === step.equals,
        shows: ({ colours }) => `it has ${hexColour(colours[step.property])}`,
      });
  }
}
