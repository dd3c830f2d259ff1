// The filters of the kinds of fields.
import { byText } from "../compare";
import { localDate } from "../format";
import type { FieldFilter, FilterOption } from "./field-definition";
import * as words from "../../words/general";

/** The same text as value and label. */
export function optionsOf(texts: readonly string[]): FilterOption[] {
  return texts.map((text) => ({ value: text, label: text }));
}

/** Filters by one of the texts that occur in the rows. */
export function textFilter(label: string): FieldFilter<string> {
  return {
    anyLabel: words.any({ label }),
    options: (values) =>
      optionsOf([...new Set(values)].filter((value) => value !== "").toSorted(byText)),
    matches: (value, wanted) => value === wanted,
  };
}

/** Filters by one of several texts that a value consists of. */
export function textsFilter(label: string): FieldFilter<readonly string[]> {
  return {
    anyLabel: words.any({ label }),
    options: (values) => optionsOf([...new Set(values.flat())].toSorted(byText)),
    matches: (value, wanted) => value.includes(wanted),
  };
}

/** Filters by an upper limit: a third of the largest value, two thirds, and all of it, rounded up. */
export function limitFilter(
  label: string,
  format: (value: number) => string,
): FieldFilter<number | null> {
  return {
    anyLabel: words.any({ label }),
    options: (values) => {
      const sorted = values
        .filter((value) => value !== null)
        .toSorted((left, right) => left - right);
      const limits = [1 / 3, 2 / 3, 1].map((share) =>
        roundUp(sorted[Math.ceil(sorted.length * share) - 1] ?? 0),
      );
      return [...new Set(limits)]
        .filter((limit) => limit > 0)
        .map((limit) => ({ value: String(limit), label: words.upTo({ limit: format(limit) }) }));
    },
    matches: (value, wanted) => value !== null && value <= Number(wanted),
  };
}

/** To one leading digit or a half of it: 37 → 40, 412 → 450. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.ceil(value / step) * step;
}

const PERIODS = [
  { value: "past", label: words.beforeToday },
  { value: "today", label: words.today },
  { value: "week", label: words.next7Days },
  { value: "later", label: words.later },
];

/** Filters ISO dates by where they are from today. */
export function periodFilter(label: string): FieldFilter<string> {
  return {
    anyLabel: words.any({ label }),
    options: () => PERIODS,
    matches: (value, wanted) => value !== "" && periodOf(value) === wanted,
  };
}

function periodOf(date: string): string {
  const today = localDate();
  if (date === today) return "today";
  if (date < today) return "past";
  return date <= localDate(7) ? "week" : "later";
}
