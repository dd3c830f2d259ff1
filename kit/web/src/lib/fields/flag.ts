import { lowerFirst } from "../words";
import type { Field } from "./field";

/** A field with two states. */
export interface FlagField extends Field<boolean> {
  /** The two states in words: `["Done", "To do"]`. */
  readonly states: readonly [on: string, off: string];
}

/** Yes or no. */
export function flag({ label, states = ["Yes", "No"] }: { label: string; states?: readonly [on: string, off: string] }): FlagField {
  const [on, off] = states;
  return {
    kind: "flag",
    label,
    required: false,
    placeholder: undefined,
    states,
    empty: false,
    filter: {
      anyLabel: `${on} and ${lowerFirst(off)}`,
      options: [
        { value: "yes", label: on },
        { value: "no", label: off },
      ],
      groupsOf: (value) => [value ? on : off],
      matches: (value, wanted) => value === (wanted === "yes"),
    },
    orders: [],
    isEmpty: (value) => !value,
    revive: (saved) => saved === true,
    parse: (entered) => ({ value: entered.length > 0 }),
    format: (value) => (value ? on : off),
    searchTexts: () => [],
  };
}
