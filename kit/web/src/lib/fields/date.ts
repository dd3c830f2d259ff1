import { byDate, byDateDown } from "../compare";
import { formatDate, parseDay } from "../format";
import { readDate } from "../saved";
import type { Field, FieldOptions } from "./field";
import { textOfKind } from "./text";

/** A day as an ISO date (`2026-11-18`), or an empty text. */
export function date(options: FieldOptions): Field<string> {
  return {
    ...textOfKind("date", options, (value) => (parseDay(value) === null ? "Enter a date." : null)),
    orders: [
      { suffix: "-down", label: "latest first", compare: byDateDown },
      { suffix: "", label: "earliest first", compare: byDate },
    ],
    revive: readDate,
    format: formatDate,
    searchTexts: (value) => [formatDate(value)],
  };
}
