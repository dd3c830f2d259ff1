import { readTexts } from "../saved";
import { words } from "../words";
import type { Field, FieldOptions, Parsed } from "./field";

/** A field whose values are words; `suggestions` are offered, any other word can be entered as well. */
export interface TagsField extends Field<readonly string[]> {
  readonly suggestions: readonly string[];
}

/** Words separated by commas, each once. */
export function tags({
  label,
  required = false,
  placeholder,
  suggestions = [],
}: FieldOptions & { suggestions?: readonly string[] }): TagsField {
  return {
    kind: "tags",
    label,
    required,
    placeholder,
    suggestions,
    empty: [],
    filter: {
      anyLabel: `${label}: any`,
      options: suggestions.map((tag) => ({ value: tag, label: tag })),
      groupsOf: (value) => value,
      matches: (value, wanted) => value.includes(wanted),
    },
    orders: [],
    isEmpty: (value) => value.length === 0,
    revive: readTexts,
    parse: (entered): Parsed<readonly string[]> => {
      const value = distinct(entered.flatMap((text) => text.split(",")));
      return value.length === 0 && required ? { error: words.missing(label) } : { value };
    },
    format: (value) => value.join(", "),
    searchTexts: (value) => value,
  };
}

/** Without empty texts and repetitions. */
export function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => text.trim()))].filter((text) => text !== "");
}
