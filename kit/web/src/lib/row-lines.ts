// Rows that are parts of another row: the lines of an order, the ingredients of a recipe.
import {
  type Entity,
  type Fields,
  type NamesOf,
  type RowOf,
  type ValuesOf,
  changeOf,
  askedFields,
  enteredValues,
  mapFields,
  wholeOf,
  type FormEntries,
} from "./entity";
import type { Field } from "./fields/field-definition";

/** The rows of an entity that are parts of rows of another one, which their reference `by` leads to. */
export interface Lines<F extends Fields> {
  entity: Entity<F>;
  by: NamesOf<F, string>;
}

/** The fields of a line that are asked for, with their names. */
export function lineFields<F extends Fields>({ entity, by }: Lines<F>): [string, Field<unknown>][] {
  return askedFields(entity).filter(([name]) => name !== by);
}

/** The lines of the row with this id; a row that has none yet has no lines. */
export function linesIn<F extends Fields>({ entity, by }: Lines<F>, parent: string): RowOf<F>[] {
  if (parent === "") return [];
  return entity.rows.all().filter((row) => row[by] === parent);
}

/** The name of a control of a line, in a form: of one of its fields, or of the list of all lines. */
export function lineName<F extends Fields>({ entity }: Lines<F>, line = "", name = "line"): string {
  return `${entity.name}:${line}:${name}`;
}

/** A line as it was entered. */
export interface EnteredLine<F extends Fields> {
  /** The id of the row, or a name of a line that is none yet. */
  id: string;
  values: ValuesOf<F>;
  errors: Record<string, string>;
}

/** The lines of a form, without those in which nothing is filled in. */
export function readLines<F extends Fields>(lines: Lines<F>, form: FormEntries): EnteredLine<F>[] {
  const { entity } = lines;
  const entered = lineFields(lines);
  const ids = form.getAll(lineName(lines)).filter((id) => typeof id === "string");
  return ids.flatMap((id) => {
    const texts = (name: string) =>
      form.getAll(lineName(lines, id, name)).filter((text) => typeof text === "string");
    const isBlank = ([name, field]: [string, Field<unknown>]) => {
      const parsed = field.parse(texts(name));
      return "value" in parsed ? field.isEmpty(parsed.value) : texts(name).join("").trim() === "";
    };
    if (entered.every(isBlank)) return [];
    const errors: Record<string, string> = {};
    const values = mapFields(entity.fields, (field, name) => {
      const parsed = entered.some(([asked]) => asked === name) ? field.parse(texts(name)) : null;
      if (parsed !== null && "value" in parsed) return parsed.value;
      if (parsed !== null) errors[lineName(lines, id, name)] = parsed.error;
      return field.empty;
    });
    return [{ id, values, errors }];
  });
}

/** Stores the lines of a row: changes those that it has, adds new ones behind them, and removes those that are gone. */
export function saveLines<F extends Fields>(
  { entity, by }: Lines<F>,
  parent: string,
  entered: readonly EnteredLine<F>[],
) {
  const before = linesIn({ entity, by }, parent);
  for (const { id } of before) if (!entered.some((line) => line.id === id)) entity.rows.remove(id);
  for (const { id, values } of entered) {
    if (before.some((row) => row.id === id))
      entity.rows.update(id, { ...enteredValues(entity, values), ...changeOf<F>(by, parent) });
    else entity.rows.add({ ...values, ...changeOf<F>(by, parent) }, "last");
  }
}

/** Lets the lines of a row go with it, and come back with it. */
export function ownLines<F extends Fields>(
  { rows }: Entity<F>,
  lines: () => readonly { entity: Entity; by: string }[],
) {
  const { remove } = rows;
  rows.remove = (id) => {
    const putBack = lines()
      .flatMap(({ entity, by }) =>
        wholeOf(entity)
          .all()
          .filter((row) => row[by] === id)
          .map((row) => wholeOf(entity).remove(row.id)),
      )
      .toReversed();
    putBack.push(remove(id));
    return () => {
      for (const back of putBack) back();
    };
  };
}
