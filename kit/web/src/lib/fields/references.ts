import { type Entity, wholeOf } from "../entity";
import { readTexts } from "../saved";
import { type Field, type FieldOptions, type Parsed, basicsOf } from "./field-definition";
import { linkTo, referredRow, rowOptions, rowSource, seenRow, seenTitle } from "./target-rows";
import * as words from "../../words/general";

/** Several rows of another entity, stored as their ids; those of rows that are gone count for nothing. `to` and `isLink` as for a `reference`. */
export function references({
  to,
  isLink = true,
  ...options
}: FieldOptions & { to: () => Entity; isLink?: boolean }): Field<readonly string[]> {
  const { label, required = false, missing = words.missingRows({ label }) } = options;
  const seen = (ids: readonly string[]) => ids.filter((id) => seenRow(to(), id) !== undefined);
  const titles = (ids: readonly string[]) => seen(ids).map((id) => seenTitle(to(), id));
  return {
    kind: "references",
    ...basicsOf(options),
    targets: () => rowOptions(to()),
    targetNoun: () => to().noun,
    linksOf: (ids) => ids.flatMap((id) => linkTo(to(), id, isLink)),
    referred: (ids) => ids.flatMap((id) => referredRow(to(), id)),
    targetRows: () => [rowSource(to())],
    leadsTo: (ids, row) => ids.includes(row),
    empty: [],
    filter: {
      anyLabel: words.any({ label }),
      options: () => rowOptions(to()),
      matches: (ids, wanted) => ids.includes(wanted),
    },
    orders: [
      {
        suffix: "-down",
        label: words.mostFirst,
        compare: (left, right) => seen(right).length - seen(left).length,
      },
    ],
    isEmpty: (ids) => seen(ids).length === 0,
    revive: readTexts,
    // Rows that somebody else chose and that are not seen here stay chosen.
    parse: (entered): Parsed<readonly string[]> => {
      const there = new Set(
        wholeOf(to())
          .all()
          .map(({ id }) => id),
      );
      const value = [...new Set(entered)].filter((id) => there.has(id));
      return value.length === 0 && required ? { error: missing } : { value };
    },
    format: (ids) => titles(ids).join(", "),
    groupsOf: (ids) => {
      const groups = titles(ids);
      return groups.length === 0 ? [words.none] : groups;
    },
    searchTexts: titles,
  };
}
