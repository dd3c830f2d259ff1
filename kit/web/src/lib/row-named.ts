import { type Entity, type Fields, fieldOf, type RowOf, wholeOf } from "./entity";

/** The first row of an entity that has this name; undefined for none. */
export function rowNamed<F extends Fields>(entity: Entity<F>, name: string): RowOf<F> | undefined {
  const title = fieldOf(entity, entity.title);
  return wholeOf(entity)
    .all()
    .find((row) => title.format(row[entity.title]) === name);
}
