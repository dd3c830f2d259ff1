import { byText } from "../compare";
import type { Entity } from "../entity";
import { readText } from "../saved";
import { upperFirst } from "../words";
import {
  type Field,
  type FieldOptions,
  type FilterOption,
  type Parsed,
  type Referred,
  basicsOf,
} from "./field-definition";
import { linkTo, referredRow, rowOptions, rowSource, seenRow, seenTitle } from "./target-rows";
import * as words from "../../words/general";

/** A row of one of several entities, stored as `<name of the entity>/<id>`; an empty text for none. `unlinked` names the entities whose rows have no pages of their own. */
export function anyReference({
  to,
  unlinked = [],
  ...options
}: FieldOptions & { to: () => readonly Entity[]; unlinked?: readonly string[] }): Field<string> {
  const { label, required = false, missing = words.missingChoice({ label }) } = options;
  const targetOf = (value: string) => {
    const [kind = "", id = ""] = value.split("/");
    const entity = to().find(({ name }) => name === kind);
    return entity === undefined || seenRow(entity, id) === undefined ? null : { entity, id };
  };
  const said = ({ noun }: Entity, title: string) =>
    words.ofKind({ kind: upperFirst(noun.one), title });
  const format = (value: string) => {
    const target = targetOf(value);
    return target === null ? "" : said(target.entity, seenTitle(target.entity, target.id));
  };
  const targets = (): FilterOption[] =>
    to().flatMap((entity) =>
      rowOptions(entity).map((option) => ({
        value: `${entity.name}/${option.value}`,
        label: said(entity, option.label),
        group: upperFirst(entity.noun.many),
      })),
    );
  return {
    kind: "anyReference",
    ...basicsOf(options),
    targets,
    targetNoun: () => to()[0]?.noun ?? { one: "", many: "" },
    linksOf: (value) => {
      const target = targetOf(value);
      if (target === null) return [];
      const links = linkTo(target.entity, target.id, !unlinked.includes(target.entity.name));
      return links.map((link) => ({ ...link, title: said(target.entity, link.title) }));
    },
    referred: (value) => referredIn(to(), value),
    targetRows: () => to().map(rowSource),
    leadsTo: (value, row, entity) => value === `${entity}/${row}`,
    empty: "",
    filter: {
      anyLabel: words.any({ label }),
      options: () => [
        ...to().map(({ name, noun }) => ({ value: name, label: upperFirst(noun.many) })),
        ...targets(),
      ],
      matches: (value, wanted) =>
        targetOf(value) !== null && (value === wanted || value.startsWith(`${wanted}/`)),
    },
    orders: [
      {
        suffix: "",
        label: words.aToZ,
        compare: (left, right) => byText(format(left), format(right)),
      },
    ],
    isEmpty: (value) => targetOf(value) === null,
    revive: readText,
    parse: ([entered = ""]): Parsed<string> => {
      const value = targetOf(entered) === null ? "" : entered;
      return value === "" && required ? { error: missing } : { value };
    },
    format,
    groupsOf: (value) => [format(value) || words.none],
    searchTexts: (value) => [format(value)],
  };
}

/** The row that a value leads to, whether or not it is seen. */
function referredIn(entities: readonly Entity[], value: string): Referred[] {
  const [kind = "", id = ""] = value.split("/");
  return entities.filter(({ name }) => name === kind).flatMap((entity) => referredRow(entity, id));
}
