// Rows side by side: which are chosen, where they differ, and which number is the best.
import { type Entity, type Fields, type RowOf, fieldOf } from "../entity";
import type { FieldKind } from "../fields/field-definition";
import { type TextList, createTextList } from "../text-list";

/** So many rows are compared at most. */
export const COMPARED_MAX = 4;

/** Opens the ids of the rows that the person chose. */
export function createChoice(name: string): TextList {
  return createTextList(name, { limit: COMPARED_MAX });
}

/** Chooses a row after the others, or lets go of it; of too many the first one goes. */
export function toggleChosen(choice: TextList, id: string) {
  const chosen = choice.all();
  choice.set(
    chosen.includes(id)
      ? chosen.filter((other) => other !== id)
      : [...chosen, id].slice(-COMPARED_MAX),
  );
}

/** The chosen rows that exist; the first other rows where fewer than two are chosen. */
export function comparedRows<Row extends { id: string }>(
  rows: readonly Row[],
  chosen: readonly string[],
): Row[] {
  const own = chosen.flatMap((id) => rows.filter((row) => row.id === id));
  const others = rows.filter((row) => !own.includes(row));
  return [...own, ...others].slice(0, Math.max(2, own.length));
}

const NUMBERS: ReadonlySet<FieldKind> = new Set<FieldKind>([
  "number",
  "money",
  "percent",
  "duration",
  "rating",
]);

/** Whether a field has numbers. */
export function isNumeric<F extends Fields>(entity: Entity<F>, name: keyof F): boolean {
  return NUMBERS.has(fieldOf(entity, name).kind);
}

/** The number that a row has in a field; null if it has none. */
export function numberOf<F extends Fields>(
  entity: Entity<F>,
  row: RowOf<F>,
  name: keyof F,
): number | null {
  return isNumeric(entity, name) && !fieldOf(entity, name).isEmpty(row[name])
    ? Number(row[name])
    : null;
}

/** A value of a row in words; an empty text for none. */
export function textOf<F extends Fields>(entity: Entity<F>, row: RowOf<F>, name: keyof F): string {
  const { isEmpty, format, kind } = fieldOf(entity, name);
  return kind !== "flag" && isEmpty(row[name]) ? "" : format(row[name]);
}

/** What rows are compared by: all fields but the one that names them. */
export function comparedFields<F extends Fields>(entity: Entity<F>): (keyof F & string)[] {
  return Object.keys(entity.fields).filter(
    (name) => name !== entity.title || isNumeric(entity, name),
  );
}

/** Whether the rows differ in this field. */
export function differs<F extends Fields>(
  entity: Entity<F>,
  rows: readonly RowOf<F>[],
  name: keyof F,
): boolean {
  return new Set(rows.map((row) => textOf(entity, row, name))).size > 1;
}
