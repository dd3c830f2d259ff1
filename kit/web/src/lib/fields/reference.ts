import { byText } from "../compare";
import { type Entity, titleOf } from "../entity";
import { readText } from "../saved";
import { type Field, type FieldOptions, type Parsed, basicsOf } from "./field-definition";
import * as words from "../../words/general";

/** A row of another entity, stored as its id; an empty text for none. `to` is a function, as entities may refer to each other; `isLink`: whether its rows have pages of their own. */
export function reference({
  to,
  isLink = true,
  ...options
}: FieldOptions & { to: () => Entity; isLink?: boolean }): Field<string> {
  const { label, required = false, missing = words.missingChoice({ label }) } = options;
  const rowOf = (id: string) =>
    to()
      .rows.all()
      .find((row) => row.id === id);
  const format = (id: string): string => {
    const row = rowOf(id);
    return row === undefined ? "" : titleOf(to(), row);
  };
  const targets = () =>
    to()
      .rows.all()
      .map((row) => ({ value: row.id, label: titleOf(to(), row) }));
  return {
    kind: "reference",
    ...basicsOf(options),
    targets,
    targetNoun: () => to().noun,
    targetPath: (id) => (isLink && rowOf(id) !== undefined ? `${to().rowPath}/${id}` : null),
    empty: "",
    filter: {
      anyLabel: words.any({ label }),
      options: targets,
      matches: (id, wanted) => id === wanted,
    },
    orders: [
      {
        suffix: "",
        label: words.aToZ,
        compare: (left, right) => byText(format(left), format(right)),
      },
    ],
    isEmpty: (id) => rowOf(id) === undefined,
    revive: readText,
    parse: ([id = ""]): Parsed<string> => {
      const value = rowOf(id) === undefined ? "" : id;
      return value === "" && required ? { error: missing } : { value };
    },
    format,
    groupsOf: (id) => [format(id) || words.none],
    searchTexts: (id) => [format(id)],
  };
}
