// The values of rows, as numbers to measure and as words to show.
import { type Entity, type Fields, type RowOf, fieldOf } from "../entity";
import type { FieldKind } from "../fields/field-definition";

const NUMBERS: ReadonlySet<FieldKind> = new Set<FieldKind>([
  "number",
  "money",
  "percent",
  "duration",
  "rating",
]);

/** The number that a row has in a field; null if it has none. */
export function numberOf<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  name: keyof F,
): number | null {
  const { isEmpty, kind } = fieldOf(entity, name);
  return NUMBERS.has(kind) && !isEmpty(row[name]) ? Number(row[name]) : null;
}

/** A value of a row in words; an empty text for none. */
export function textOf<F extends Fields>(entity: Entity<F>, row: RowOf<F>, name: keyof F): string {
  const { isEmpty, format, kind } = fieldOf(entity, name);
  return kind !== "flag" && isEmpty(row[name]) ? "" : format(row[name]);
}
