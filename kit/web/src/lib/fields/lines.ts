import { formatCount } from "../format";
import { readTexts } from "../saved";
import { type Noun, words } from "../words";
import type { Field, FieldOptions, Parsed } from "./field-definition";
import { textsFilter } from "./filters";

/** A list of short texts, one per line. `noun` is what one line is called: `{ one: "ingredient", many: "ingredients" }`. */
export function lines({
  label,
  required = false,
  missing = words.missing(label),
  placeholder,
  description = words.onePerLine,
  noun,
}: FieldOptions & { noun: Noun }): Field<readonly string[]> {
  return {
    kind: "lines",
    label,
    required,
    placeholder,
    description,
    empty: [],
    filter: textsFilter(label),
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
      const value = entered
        .flatMap((text) => text.split(/\r?\n/))
        .map((line) => line.trim())
        .filter((line) => line !== "");
      return value.length === 0 && required ? { error: missing } : { value };
    },
    format: (value) => formatCount(value.length, noun),
    groupsOf: (value) => value,
    searchTexts: (value) => value,
  };
}
