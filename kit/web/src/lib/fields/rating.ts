import { byNumberDown } from "../compare";
import { readNumber } from "../saved";
import type { Field } from "./field";

/** A field with stars. */
export interface RatingField extends Field<number> {
  readonly max: number;
}

/** One to `max` stars; 0 when not rated. */
export function rating({ label, max = 5 }: { label: string; max?: number }): RatingField {
  const stars = (value: unknown): number => Math.min(Math.max(Math.round(readNumber(value) ?? 0), 0), max);
  return {
    kind: "rating",
    label,
    required: false,
    placeholder: undefined,
    max,
    empty: 0,
    filter: null,
    orders: [{ suffix: "-down", label: "best first", compare: byNumberDown }],
    isEmpty: (value) => value === 0,
    revive: stars,
    parse: ([entered = ""]) => ({ value: stars(entered) }),
    format: (value) => (value === 0 ? "" : `${value} of ${max}`),
    searchTexts: () => [],
  };
}
