// Makes rows of an entity out of lines of cells, the first of which has the names of the columns.
import { type Fields, type ValuesOf, mapFields } from "./entity";
import type { Field, Parsed } from "./fields/field-definition";
import { folded } from "./rows";
import { lowerFirst } from "./words";

/** A field that lines can fill. */
export interface ImportField {
  name: string;
  field: Field<unknown>;
}

/** A line: what is wrong with it, and what it says. */
export interface ImportLine<F extends Fields> {
  /** Its number, counted from 1 with the names of the columns. */
  number: number;
  problems: readonly string[];
  values: ValuesOf<F>;
}

/** All fields but those that refer to other rows. */
export function importFields(fields: Fields): ImportField[] {
  return Object.entries(fields)
    .filter(([, { kind }]) => kind !== "reference")
    .map(([name, field]) => ({ name, field }));
}

/** The column for each field, by its label or its name; -1 where there is none. */
export function matchColumns(fields: readonly ImportField[], head: readonly string[]): number[] {
  return fields.map(({ name, field }) =>
    head.findIndex((title) => [folded(field.label), folded(name)].includes(folded(title))),
  );
}

/** Reads the lines below the names of the columns. `columns` has the column for each of the import fields. */
export function readLines<F extends Fields>(
  fields: F,
  lines: readonly (readonly string[])[],
  columns: readonly number[],
): ImportLine<F>[] {
  const wanted = importFields(fields);
  return lines.slice(1).map((cells, at) => {
    const read = new Map(
      wanted.map(({ name, field }, index) => {
        const cell = cells[columns[index] ?? -1] ?? "";
        return [name, { cell, field, parsed: field.parse(textsOf(field, cell)) }];
      }),
    );
    return {
      number: at + 2,
      problems: [...read.values()].flatMap(problemOf),
      values: mapFields(fields, (field, name) => {
        const parsed = read.get(name)?.parsed;
        return parsed !== undefined && "value" in parsed ? parsed.value : field.empty;
      }),
    };
  });
}

/** A cell as a form would have it. */
function textsOf({ kind }: Field<unknown>, cell: string): string[] {
  if (kind === "flag") return /^(?:yes|true|1|x)$/i.test(cell) ? ["on"] : [];
  return kind === "lines" || kind === "tags" ? cell.split(";") : [cell];
}

function problemOf({
  cell,
  field,
  parsed,
}: {
  cell: string;
  field: Field<unknown>;
  parsed: Parsed<unknown>;
}): string[] {
  if (!("error" in parsed)) return [];
  return [cell === "" ? parsed.error : `“${cell}” in ${field.label}: ${lowerFirst(parsed.error)}`];
}
