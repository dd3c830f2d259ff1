import { readText } from "../saved";
import { type Field, type FieldOptions, type Parsed, basicsOf } from "./field-definition";
import { optionsOf } from "./filters";
import * as words from "../../words/general";

/** A field with a fixed set of options. */
export interface ChoiceField<Option extends string> extends Field<Option | ""> {
  readonly options: readonly Option[];
}

/** One of some options, or none. */
export function choice<const Option extends string>({
  options,
  colors,
  ...basics
}: FieldOptions & {
  options: readonly Option[];
  colors?: Readonly<Record<string, string>>;
}): ChoiceField<Option> {
  const { label, required = false, missing = words.missingChoice({ label }) } = basics;
  const optionOf = (value: string): Option | "" => options.find((option) => option === value) ?? "";
  const places = (value: Option | ""): number =>
    value === "" ? options.length : options.indexOf(value);
  return {
    kind: "choice",
    ...basicsOf(basics),
    options,
    colors,
    empty: "",
    filter: {
      anyLabel: words.any({ label }),
      options: () => optionsOf(options),
      matches: (value, wanted) => value === wanted,
    },
    orders: [
      { suffix: "", label: words.inOrder, compare: (left, right) => places(left) - places(right) },
    ],
    isEmpty: (value) => value === "",
    revive: (saved) => optionOf(readText(saved)),
    parse: ([entered = ""]): Parsed<Option | ""> => {
      const value = optionOf(entered);
      return value === "" && required ? { error: missing } : { value };
    },
    format: (value) => value,
    groupsOf: (value) => [value || words.none],
    searchTexts: (value) => [value],
  };
}
