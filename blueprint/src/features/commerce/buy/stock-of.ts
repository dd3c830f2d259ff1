import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";

/** The field that counts how many there are to sell; undefined where none does. */
export function stockOf(model: EntityModel): FieldModel | undefined {
  return model.fields.find(({ label, type }) => type === "number" && lexicon.names(label, "stock-label"));
}
