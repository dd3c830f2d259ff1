import { byText } from "../compare";
import type { Entity } from "../entity";
import { person } from "../person";
import { readText } from "../saved";
import { type Field, type FieldOptions, type Parsed, basicsOf } from "./field-definition";
import { linkTo, referredRow, rowOptions, rowSource, seenRow, seenTitle } from "./target-rows";
import * as words from "../../words/general";

/** What a control has for the profile that is not made yet. */
const ME = "me";

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
  const ofMe = () => to().makeOwnRow?.()?.id ?? "";
  /** Whoever has no profile yet can be chosen all the same: it is made when the form is sent. */
  const mine = () => (to().lacksOwnRow?.() === true ? ME : "");
  return {
    kind: "reference",
    ...basicsOf(options),
    targets: () => [
      ...(mine() === "" ? [] : [{ value: ME, label: person.get().name }]),
      ...targets(),
    ],
    targetNoun: () => to().noun,
    linksOf: (id) => linkTo(to(), id, isLink),
    referred: (id) => referredRow(to(), id),
    targetRows: () => [rowSource(to())],
    leadsTo: (id, row) => id === row,
    empty: "",
    initial: startsOwn ? () => to().ownRow?.()?.id ?? mine() : undefined,
    ofMe,
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
    parse: ([chosen = ""]): Parsed<string> => {
      const id = chosen === ME ? ofMe() : chosen;
      const value = seenRow(to(), id) === undefined ? "" : id;
      return value === "" && required ? { error: missing } : { value };
    },
    format,
    groupsOf: (id) => [format(id) || words.none],
    searchTexts: (id) => [format(id)],
  };
}
