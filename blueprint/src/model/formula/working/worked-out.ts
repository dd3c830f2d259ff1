// The rows of a project with the values of their computed fields.
import type { EntityModel } from "../../entity-model.ts";
import type { ComputedField } from "../read-formulas.ts";
import { workOut } from "./work-out.ts";

/** The entities with the values of computed fields in their rows. Fields of which a value depends on the day of the visit say so. */
export function workedOut(entities: readonly EntityModel[], computed: readonly ComputedField[]): readonly EntityModel[] {
  if (computed.length === 0) return entities;
  const sources = entities.map(({ entity, fields, rows }) => ({ id: entity.id, fields, rows }));
  const worked = workOut(sources, computed);
  return entities.map((model) => {
    const isUnpredictable = (id: string): boolean => worked.unpredictable.has(`${model.entity.id}.${id}`);
    const fields = model.fields.map((field) => (isUnpredictable(field.id) ? { ...field, isUnpredictable: true as const } : field));
    const rows = worked.rows.get(model.entity.id) ?? model.rows;
    return { ...model, fields, rows, title: fields.find(({ id }) => id === model.title.id) ?? model.title };
  });
}
