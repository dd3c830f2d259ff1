import { byDate } from "../compare";
import { formatTime } from "../format";
import type { Field, FieldOptions } from "./field-definition";
import { textOfKind } from "./text";
import * as words from "../../words/general";

/** A time of day as `14:30`, or an empty text. */
export function time(options: FieldOptions): Field<string> {
  return {
    ...textOfKind("time", options, (value) =>
      /^([01]\d|2[0-3]):[0-5]\d$/.test(value) ? null : words.enterATimeSuchAs,
    ),
    orders: [{ suffix: "", label: words.earliestFirst, compare: byDate }],
    format: (value) => (value === "" ? "" : formatTime(value)),
  };
}
