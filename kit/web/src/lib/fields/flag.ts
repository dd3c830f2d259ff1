import type { Field } from "./field-definition";
import * as words from "../../words/general";

/** A field with two states. */
export interface FlagField extends Field<boolean> {
  /** The two states in words: `["Done", "To do"]`. */
  readonly states: readonly [on: string, off: string];
}

/** Yes or no. A row that is `done` stands back; `favourite` is a heart; one with an `alert` or, milder, a `caution` stands out. */
export function flag({
  label,
  states = [words.yes, words.no],
  meaning,
  isComputed,
}: {
  label: string;
  states?: readonly [on: string, off: string];
  meaning?: "done" | "favourite" | "alert" | "caution";
  isComputed?: boolean;
}): FlagField {
  const [on, off] = states;
  return {
    kind: "flag",
    label,
    required: false,
    placeholder: undefined,
    states,
    meaning,
    isComputed,
    empty: false,
    filter: {
      anyLabel: words.any({ label }),
      options: () => [
        { value: "yes", label: on },
        { value: "no", label: off },
      ],
      matches: (value, wanted) => value === (wanted === "yes"),
    },
    orders: [
      {
        suffix: "",
        label: words.isFirst({ state: on }),
        compare: (left, right) => Number(right) - Number(left),
      },
    ],
    isEmpty: (value) => !value,
    revive: (saved) => saved === true,
    parse: (entered) => ({ value: entered.length > 0 }),
    format: (value) => (value ? on : off),
    groupsOf: (value) => [value ? on : off],
    searchTexts: () => [],
  };
}
