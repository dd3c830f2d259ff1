import { byDate, byDateDown } from "../compare";
import { formatMoment, formatMonth, parseDay, presentMoment } from "../format";
import { readDate, readText } from "../saved";
import type { Field, FieldOptions } from "./field-definition";
import { periodFilter } from "./filters";
import { textOfKind } from "./text";
import * as words from "../../words/general";

/** A day and a time of day as `2026-11-18T14:30`, without a time zone, or an empty text. `startsNow`: the form of a new row begins with this moment. */
export function datetime({
  startsNow = false,
  ...options
}: FieldOptions & { startsNow?: boolean }): Field<string> {
  const period = periodFilter(options.label);
  const format = (value: string) => (value === "" ? "" : formatMoment(value));
  return {
    ...textOfKind(
      "datetime",
      { missing: words.chooseDate({ label: options.label }), ...options },
      (value) => (isMoment(value) ? null : words.enterADateAndATime),
    ),
    orders: [
      { suffix: "-down", label: words.latestFirst, compare: byDateDown },
      { suffix: "", label: words.earliestFirst, compare: byDate },
    ],
    initial: startsNow ? presentMoment : undefined,
    filter: {
      ...period,
      options: () => period.options([]),
      matches: (value, wanted) => period.matches(readDate(value), wanted),
    },
    groupsOf: (value) => (value === "" ? [] : [formatMonth(value.slice(0, 7))]),
    revive: (saved) => {
      const text = readText(saved).slice(0, 16);
      if (isMoment(text)) return text;
      const day = readDate(text);
      return day === "" ? "" : `${day}T12:00`;
    },
    format,
    searchTexts: (value) => [format(value)],
  };
}

function isMoment(text: string): boolean {
  return parseDay(text.slice(0, 10)) !== null && /T([01]\d|2[0-3]):[0-5]\d$/.test(text);
}
