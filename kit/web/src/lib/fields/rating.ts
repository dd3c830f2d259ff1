import { byNumberDown } from "../compare";
import { readNumber } from "../saved";
import { words } from "../words";
import type { Field, FieldOptions, Parsed } from "./field-definition";

/** One to `max` stars; 0 when not rated. */
export function rating({
  label,
  required = false,
  missing = words.missing(label),
  max = 5,
}: FieldOptions & { max?: number }): Field<number> {
  const stars = (value: unknown): number =>
    Math.min(Math.max(Math.round(readNumber(value) ?? 0), 0), max);
  return {
    kind: "rating",
    label,
    required,
    placeholder: undefined,
    max,
    empty: 0,
    filter: {
      anyLabel: `${label}: any`,
      options: () =>
        Array.from({ length: max }, (_, index) => max - index).map((count) => ({
          value: String(count),
          label: count === max ? words.star(count) : `${words.star(count)} or more`,
        })),
      matches: (value, wanted) => value >= Number(wanted),
    },
    orders: [{ suffix: "-down", label: "best first", compare: byNumberDown }],
    isEmpty: (value) => value === 0,
    revive: stars,
    parse: ([entered = ""]): Parsed<number> => {
      const value = stars(entered);
      return value === 0 && required ? { error: missing } : { value };
    },
    format: (value) => (value === 0 ? "" : `${value} of ${max}`),
    groupsOf: (value) => [value === 0 ? "Not rated" : words.star(value)],
    searchTexts: () => [],
  };
}
