import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";
import { dataKindOf } from "./data-fields.ts";

/** The fields beside the one that names a row. */
export function dataFieldsOf(model: EntityModel): FieldModel[] {
  return model.fields.filter((field) => field !== model.title || dataKindOf(field) === "number");
}
