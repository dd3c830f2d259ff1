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

/** Filters by the least and the greatest value, both included and either left open: `20..40`, `..40`. */
export function rangeFilter(label: string): FieldFilter<number | null> {
  return {
    anyLabel: words.any({ label }),
    isRange: true,
    options: () => [],
    matches: (value, wanted) => {
      const [least = "", most = ""] = wanted.split("..");
      return (
        value !== null &&
        (least === "" || value >= Number(least)) &&
        (most === "" || value <= Number(most))
      );
    },
  };
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
