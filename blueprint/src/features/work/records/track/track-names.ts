// The names of tracking in an app, and the codes that rows have.
import type { EntityModel, FieldModel } from "../../../../model/entity-model.ts";
import { sampleId } from "../../../../model/fields/field-data.ts";

/** What the codes of an entity begin with: `PRO`. */
export function prefixOf(model: EntityModel): string {
  return model.entity.id.replaceAll("-", "").slice(0, 3).toUpperCase();
}

/** The code of a sample row, as `trackingCode` in the generated app makes it. */
export function sampleCode(model: EntityModel, index: number): string {
  const tail = sampleId(model.entity, index).split("-").at(-1) ?? "";
  return `${prefixOf(model)}-${tail.padStart(5, "0")}`;
}

/** A code that the rows keep themselves. */
export function ownCode(model: EntityModel): FieldModel | undefined {
  return model.fields.find(
    ({ type, label }) => type === "text" && /\b(?:code|id|serial|sku|tracking|barcode|reference number)\b/i.test(label),
  );
}
