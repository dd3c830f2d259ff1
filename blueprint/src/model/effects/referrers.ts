// What refers to the rows of an entity: whoever deletes one is told.
import { leadsTo, refersTo } from "../../schema/row-places.ts";
import { can, type EntityModel, type FieldModel } from "../entity-model.ts";
import type { ProjectModel } from "../project-model.ts";

/** An entity with its fields that refer to the rows of another one. */
export interface Referrer {
  model: EntityModel;
  by: readonly FieldModel[];
}

/** The other entities whose rows refer to those of this one, where these are deleted: their lines go with them. */
export function referrersOf({ entities }: Pick<ProjectModel, "entities">, { entity, ...deleted }: EntityModel): Referrer[] {
  if (!can({ entity, ...deleted }, "delete")) return [];
  return entities.flatMap((model) => {
    const by = model.fields.filter((field) => refersTo(field).includes(entity.id) && field.isPart !== true);
    return model.entity.id === entity.id || by.length === 0 ? [] : [{ model, by }];
  });
}

/** How many sample rows of each refer to a sample row; nothing of those of which there are none. */
export function countReferring(
  project: Pick<ProjectModel, "entities">,
  model: EntityModel,
  index: number,
): { model: EntityModel; count: number }[] {
  return referrersOf(project, model).flatMap(({ model: other, by }) => {
    const place = { entity: model.entity.id, index };
    const { length } = other.rows.filter((row) => by.some((field) => leadsTo(field, row[field.id], place)));
    return length === 0 ? [] : [{ model: other, count: length }];
  });
}
