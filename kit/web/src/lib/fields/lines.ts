import { formatCount } from "../format";
import { type Noun } from "../words";
import * as words from "../../words/general";
import type { Field, FieldOptions } from "./field-definition";
import { listOfKind } from "./list-of-kind";

/** A list of short texts, one per line. `noun` is what they are counted in, where they are: `{ one: "ingredient", many: "ingredients" }`. */
export function lines({
  noun,
  ...options
}: FieldOptions & { noun?: Noun }): Field<readonly string[]> {
  return {
    ...listOfKind("lines", { description: words.onePerLine, ...options }, (text) =>
      text.split(/\r?\n/),
    ),
    format: (value) =>
      noun === undefined
        ? [value[0] ?? "", ...(value.length > 1 ? [`+${value.length - 1}`] : [])].join(" ")
        : formatCount(value.length, noun),
  };
}
