import type { EntityModel, FieldModel } from "../../../../model/entity-model.ts";

/** The fields that a line can fill: all but those that refer to other rows. */
export function importedFields(model: EntityModel): FieldModel[] {
  return model.fields.filter(({ type }) => type !== "reference");
}
