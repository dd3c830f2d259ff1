import { readTexts } from "../saved";
import { type Field, type FieldKind, type FieldOptions, basicsOf } from "./field-definition";
import { textsFilter } from "./filters";
import * as words from "../../words/general";

/** Several texts; `split` finds them in what was entered. */
export function listOfKind(
  kind: FieldKind,
  options: FieldOptions,
  split: (entered: string) => readonly string[],
): Field<readonly string[]> {
  const { label, required = false, missing = words.missing({ label }) } = options;
  return {
    kind,
    ...basicsOf(options),
    empty: [],
    filter: textsFilter(label),
    orders: [
      {
        suffix: "-down",
        label: words.mostFirst,
        compare: (left, right) => right.length - left.length,
      },
    ],
    isEmpty: (value) => value.length === 0,
    revive: readTexts,
    parse: (entered) => {
      const texts = entered.flatMap(split).map((text) => text.trim());
      const value = texts.filter((text) => text !== "");
      return value.length === 0 && required ? { error: missing } : { value };
    },
    format: (value) => value.join(", "),
    groupsOf: (value) => value,
    searchTexts: (value) => value,
  };
}
