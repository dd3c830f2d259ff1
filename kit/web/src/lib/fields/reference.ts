import { byText } from "../compare";
import type { Entity } from "../entity";
import { readText } from "../saved";
import { type Field, type FieldOptions, type Parsed, basicsOf } from "./field-definition";
import { linkTo, referredRow, rowOptions, rowSource, seenRow, seenTitle } from "./target-rows";
import * as words from "../../words/general";

/** A row of another entity, stored as its id; an empty text for none. `to` is a function, as entities may refer to each other; `isLink`: whether its rows have pages of their own; `startsOwn`: a new row begins with the profile of whoever adds it. */
export function reference({
  to,
  isLink = true,
  startsOwn = false,
  ...options
}: FieldOptions & { to: () => Entity; isLink?: boolean; startsOwn?: boolean }): Field<string> {
  const { label, required = false, missing = words.missingChoice({ label }) } = options;
  const format = (id: string) => seenTitle(to(), id);
  const targets = () => rowOptions(to());
  return {
    kind: "reference",
    ...basicsOf(options),
    targets,
    targetNoun: () => to().noun,
    linksOf: (id) => linkTo(to(), id, isLink),
    referred: (id) => referredRow(to(), id),
    targetRows: () => [rowSource(to())],
    leadsTo: (id, row) => id === row,
    empty: "",
    initial: startsOwn ? () => to().ownRow?.()?.id ?? "" : undefined,
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
    isEmpty: (id) => seenRow(to(), id) === undefined,
    revive: readText,
    parse: ([id = ""]): Parsed<string> => {
      const value = seenRow(to(), id) === undefined ? "" : id;
      return value === "" && required ? { error: missing } : { value };
    },
    format,
    groupsOf: (id) => [format(id) || words.none],
    searchTexts: (id) => [format(id)],
  };
}
