import { type Entity, type Fields, type RowOf, titleOf } from "./entity";
import { readTexts } from "./saved";

/** A row as a text to read: its title, and a line for each field that is filled in. */
export function rowText<F extends Fields>(entity: Entity<F>, row: RowOf<F>): string {
  const lines = Object.entries(entity.fields).flatMap(([name, field]) => {
    const value: unknown = row[name];
    if (name === entity.title || field.isEmpty(value)) return [];
    return [
      `${field.label}: ${Array.isArray(value) ? readTexts(value).join(", ") : field.format(value)}`,
    ];
  });
  return [titleOf(entity, row), ...lines].join("\n");
}
