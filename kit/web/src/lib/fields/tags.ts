import { readTexts } from "../saved";
import { words } from "../words";
import type { Field, FieldOptions, Parsed } from "./field-definition";
import { optionsOf } from "./filters";

/** Words separated by commas, each once. `suggestions` are offered, any other word can be entered as well. */
export function tags({
  label,
  required = false,
  missing = words.missing(label),
  placeholder,
  description,
  suggestions = [],
}: FieldOptions & { suggestions?: readonly string[] }): Field<readonly string[]> {
  return {
    kind: "tags",
    label,
    required,
    placeholder,
    description,
    options: suggestions,
    empty: [],
    filter: {
      anyLabel: `${label}: any`,
      options: (values) => optionsOf(distinct([...suggestions, ...values.flat()])),
      matches: (value, wanted) => value.includes(wanted),
    },
    orders: [
      {
        suffix: "-down",
        label: "most first",
        compare: (left, right) => right.length - left.length,
      },
    ],
    isEmpty: (value) => value.length === 0,
    revive: readTexts,
    parse: (entered): Parsed<readonly string[]> => {
      const value = distinct(entered.flatMap((text) => text.split(",")));
      return value.length === 0 && required ? { error: missing } : { value };
    },
    format: (value) => value.join(", "),
    groupsOf: (value) => value,
    searchTexts: (value) => value,
  };
}

/** Without empty texts and repetitions. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "");
}
