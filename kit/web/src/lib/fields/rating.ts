import { byNumberDown } from "../compare";
import { readNumber } from "../saved";
import type { Field, FieldOptions, Parsed } from "./field-definition";
import * as words from "../../words/general";

/** One to `max` stars; 0 when not rated. */
export function rating({
  label,
  required = false,
  missing = words.missing({ label }),
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
      anyLabel: words.any({ label }),
      options: () =>
        Array.from({ length: max }, (_, index) => max - index).map((count) => ({
          value: String(count),
          label: count === max ? words.star({ count }) : words.starsOrMore({ count }),
        })),
      matches: (value, wanted) => value >= Number(wanted),
    },
    orders: [{ suffix: "-down", label: words.bestFirst, compare: byNumberDown }],
    isEmpty: (value) => value === 0,
    revive: stars,
    parse: ([entered = ""]): Parsed<number> => {
      const value = stars(entered);
      return value === 0 && required ? { error: missing } : { value };
    },
    format: (value) => (value === 0 ? "" : words.ratedOf({ value, max })),
    groupsOf: (value) => [value === 0 ? words.notRated : words.star({ count: value })],
    searchTexts: () => [],
  };
}
