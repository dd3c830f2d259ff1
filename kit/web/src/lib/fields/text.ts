import { byText } from "../compare";
import { readText } from "../saved";
import {
  type Field,
  type FieldKind,
  type FieldOptions,
  type Parsed,
  basicsOf,
} from "./field-definition";
import { textFilter } from "./filters";
import * as words from "../../words/general";

/** A line of text. */
export function text(options: FieldOptions): Field<string> {
  return textOfKind("text", options);
}

/** A text whose form is checked by `validate`, which returns what is wrong with it, or null. */
export function textOfKind(
  kind: FieldKind,
  options: FieldOptions,
  validate: (value: string) => string | null = () => null,
): Field<string> {
  const { label, required = false, missing = words.missing({ label }) } = options;
  return {
    kind,
    ...basicsOf(options),
    empty: "",
    filter: textFilter(label),
    orders: [{ suffix: "", label: words.aToZ, compare: byText }],
    isEmpty: (value) => value === "",
    revive: readText,
    parse: ([entered = ""]): Parsed<string> => {
      const value = entered.trim();
      if (value === "") return required ? { error: missing } : { value };
      const error = validate(value);
      return error === null ? { value } : { error };
    },
    format: (value) => value,
    groupsOf: (value) => [value || words.none],
    searchTexts: (value) => [value],
  };
}
