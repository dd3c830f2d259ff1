import { byDate, byDateDown } from "../compare";
import { formatDate, formatMonth, parseDay } from "../format";
import { readDate } from "../saved";
import { lowerFirst } from "../words";
import type { Field, FieldOptions } from "./field-definition";
import { periodFilter } from "./filters";
import { textOfKind } from "./text";

/** A day as an ISO date (`2026-11-18`), or an empty text. */
export function date(options: FieldOptions): Field<string> {
  return {
    ...textOfKind(
      "date",
      { missing: `Choose the ${lowerFirst(options.label)}.`, ...options },
      (value) => (parseDay(value) === null ? "Enter a date." : null),
    ),
    orders: [
      { suffix: "-down", label: "latest first", compare: byDateDown },
      { suffix: "", label: "earliest first", compare: byDate },
    ],
    filter: periodFilter(options.label),
    groupsOf: (value) => (value === "" ? [] : [formatMonth(value.slice(0, 7))]),
    revive: readDate,
    format: formatDate,
    searchTexts: (value) => [formatDate(value)],
  };
}
