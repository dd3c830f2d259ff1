// The rows that fields refer to, as far as whoever opens the app sees them.
import { type Entity, type Fields, type RowOf, fieldOf, titleOf, wholeOf } from "../entity";
import type { FilterOption, Referred, RowSource } from "./field-definition";

/** A row that a value leads to: its title, and its page where it has one. */
export interface TargetLink {
  title: string;
  path: string | null;
}

/** The row with this id; undefined where it is gone or not seen. */
export function seenRow(entity: Entity, id: string): RowOf<Fields> | undefined {
  return entity.rows.all().find((row) => row.id === id);
}

/** The title of the row with this id; an empty text for none. */
export function seenTitle(entity: Entity, id: string): string {
  const row = seenRow(entity, id);
  return row === undefined ? "" : titleOf(entity, row);
}

/** The rows of an entity as options: their ids and titles. */
export function rowOptions(entity: Entity): FilterOption[] {
  return entity.rows.all().map((row) => ({ value: row.id, label: titleOf(entity, row) }));
}

/** The row with this id as a link; none where it is gone or not seen. */
export function linkTo(entity: Entity, id: string, isLink: boolean): TargetLink[] {
  const title = seenTitle(entity, id);
  return seenRow(entity, id) === undefined
    ? []
    : [{ title, path: isLink ? `${entity.rowPath}/${id}` : null }];
}

/** The row with this id, for what holds whoever looks: who added it. */
export function referredRow(entity: Entity, id: string): Referred[] {
  if (id === "") return [];
  return [
    {
      entity: entity.name,
      id,
      by: (name) => {
        const row = wholeOf(entity)
          .all()
          .find((one) => one.id === id);
        return row === undefined ? [] : (fieldOf(entity, name).referred?.(row[name]) ?? []);
      },
    },
  ];
}

/** All rows of an entity, and what says when they change. */
export const rowSource = (entity: Entity): RowSource => ({
  current: () => wholeOf(entity).all(),
  subscribe: (listener) => wholeOf(entity).subscribe(listener),
});
