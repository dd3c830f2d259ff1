import { lowerFirst } from "../words";
import type { Field } from "./field-definition";

/** A field with two states. */
export interface FlagField extends Field<boolean> {
  /** The two states in words: `["Done", "To do"]`. */
  readonly states: readonly [on: string, off: string];
}

/** Yes or no. A row that is `done` stands back; `favourite` is a heart. */
export function flag({
  label,
  states = ["Yes", "No"],
  meaning,
  isComputed,
}: {
  label: string;
  states?: readonly [on: string, off: string];
  meaning?: "done" | "favourite";
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
      anyLabel: `${on} and ${lowerFirst(off)}`,
      options: () => [
        { value: "yes", label: on },
        { value: "no", label: off },
      ],
      matches: (value, wanted) => value === (wanted === "yes"),
    },
    orders: [
      {
        suffix: "",
        label: `${lowerFirst(on)} first`,
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
