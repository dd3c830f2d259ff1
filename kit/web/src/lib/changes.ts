// What a step or an action changes: fields of rows, and rows that are added. A change is worked out first and made later, so
// that none sees what another one of the same step has made. Whoever takes the step need not be able to make the change by hand.
import {
  type Entity,
  type Fields,
  type RowOf,
  type ValuesOf,
  changeOf,
  emptyValues,
  fieldOf,
  titleOf,
  wholeOf,
} from "./entity";
import { readNumber } from "./saved";
import * as words from "../words/general";

/** Makes a change; false where the row that it is about is not there. */
export type Change = () => boolean;

/** Changes, those of several rows together. */
export type Changes = readonly (Change | readonly Change[])[];

/** What is being changed, in words; null while nobody listens. */
let told: string[] | null = null;

/** Does work and gives what it changed in rows that the person sees, a line each. */
export function toldChanges(work: () => void): readonly string[] {
  const lines: string[] = [];
  told = lines;
  try {
    work();
  } finally {
    told = null;
  }
  return lines;
}

const rowOf = <F extends Fields>(entity: Entity<F>, id: unknown) =>
  wholeOf(entity)
    .all()
    .find((row) => row.id === id);

function change<F extends Fields>(
  entity: Entity<F>,
  { id, name, value }: { id: unknown; name: keyof F & string; value: unknown },
): boolean {
  if (rowOf(entity, id) === undefined) return false;
  const field = fieldOf(entity, name);
  wholeOf(entity).update(String(id), changeOf<F>(name, field.revive(value)));
  const row = entity.rows.all().find((candidate) => candidate.id === id);
  if (row === undefined) return true;
  const title = titleOf(entity, row);
  told?.push(words.changedTo({ title, label: field.label, value: field.format(row[name]) }));
  return true;
}

/** Gives a field of the row with this id a value. */
export function setIn<F extends Fields>(
  entity: Entity<F>,
  id: unknown,
  name: keyof F & string,
  value: unknown,
): Change {
  return () => change(entity, { id, name, value });
}

/** Adds to a number of the row with this id. */
export function addTo<F extends Fields>(
  entity: Entity<F>,
  id: unknown,
  name: keyof F & string,
  value: unknown,
): Change {
  return () => {
    const sum = (readNumber(rowOf(entity, id)?.[name]) ?? 0) + (readNumber(value) ?? 0);
    return change(entity, { id, name, value: Math.round(sum * 1e10) / 1e10 });
  };
}

/** What a new row is about, by what it was made to refer to: the prize that was drawn; else its name. */
function toldOf<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  given: readonly string[],
): string[] {
  const about = given.flatMap((name) => {
    const { kind, label, format } = fieldOf(entity, name);
    return kind === "reference" && name !== entity.title && row[name] !== ""
      ? [`${label}: ${format(row[name])}`]
      : [];
  });
  return about.length > 0 ? about : [words.addedRow({ title: titleOf(entity, row) })];
}

/** Adds a row with these values, which is the person's; other fields are empty. */
export function newRow<F extends Fields>(
  entity: Entity<F>,
  values: { readonly [Name in keyof F]?: unknown },
): Change {
  return () => {
    const given = Object.keys(values).map((name) => [
      name,
      fieldOf(entity, name).revive(values[name]),
    ]);
    const row: ValuesOf<F> = { ...emptyValues(entity.fields), ...Object.fromEntries(given) };
    const added = wholeOf(entity).add(row);
    const seen = entity.rows.all().find(({ id }) => id === added.id);
    if (seen !== undefined) told?.push(...toldOf(entity, seen, Object.keys(values)));
    return true;
  };
}
