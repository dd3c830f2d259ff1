import type { Field, FieldOptions, Parsed } from "./field-definition";
import { optionsOf } from "./filters";
import { listOfKind } from "./list-of-kind";
import * as words from "../../words/general";

/** Words separated by commas, each once. `suggestions` are offered, any other word can be entered as well. */
export function tags({
  suggestions = [],
  ...options
}: FieldOptions & { suggestions?: readonly string[] }): Field<readonly string[]> {
  const list = listOfKind("tags", options, (text) => text.split(","));
  return {
    ...list,
    options: suggestions,
    filter: {
      anyLabel: words.any({ label: options.label }),
      options: (values) => optionsOf(distinct([...suggestions, ...values.flat()])),
      matches: (value, wanted) => value.includes(wanted),
    },
    parse: (entered): Parsed<readonly string[]> => {
      const parsed = list.parse(entered);
      return "value" in parsed ? { value: distinct(parsed.value) } : parsed;
    },
  };
}

/** Without empty texts and repetitions. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "");
}
