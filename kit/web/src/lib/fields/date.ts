import { byDate, byDateDown } from "../compare";
import { formatDate, formatMonth, localDate, parseDay } from "../format";
import { readDate } from "../saved";

import type { Field, FieldOptions } from "./field-definition";
import { periodFilter } from "./filters";
import { textOfKind } from "./text";
import * as words from "../../words/general";

/** A day as an ISO date (`2026-11-18`), or an empty text. `startsNow`: the form of a new row begins with today. */
export function date({
  startsNow = false,
  ...options
}: FieldOptions & { startsNow?: boolean }): Field<string> {
  return {
    ...textOfKind(
      "date",
      { missing: words.chooseDate({ label: options.label }), ...options },
      (value) => (parseDay(value) === null ? words.enterADate : null),
    ),
    orders: [
      { suffix: "-down", label: words.latestFirst, compare: byDateDown },
      { suffix: "", label: words.earliestFirst, compare: byDate },
    ],
    initial: startsNow ? () => localDate() : undefined,
    filter: periodFilter(options.label),
    groupsOf: (value) => (value === "" ? [] : [formatMonth(value.slice(0, 7))]),
    revive: readDate,
    format: formatDate,
    searchTexts: (value) => [formatDate(value)],
  };
}
