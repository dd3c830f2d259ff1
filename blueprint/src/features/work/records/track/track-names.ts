// What is written for tracking, by name, and the codes that rows have.
import { Reference } from "../../../../writer/code/code.ts";
import { sampleId } from "../../../../writer/field/field-data.ts";
import type { EntityModel, FieldModel } from "../../../../writer/model/entity-model.ts";

interface Names {
  stations: Reference;
  code: Reference;
  find: Reference;
  section: Reference;
  track: Reference;
  verify: Reference;
  codeOf: Reference;
}

/** The names of what is written to track an entity's rows. */
export function trackNames(model: EntityModel): Names {
  const { folder, one } = model;
  const { name } = model.type;
  const data = `${folder}/${one}Tracking.ts`;
  const view = `${folder}/${name}Tracking.tsx`;
  return {
    stations: new Reference(`${one}Stations`, data),
    codeOf: new Reference(`${one}Code`, data),
    find: new Reference(`find${name}`, data),
    section: new Reference(`${name}Tracking`, view),
    code: new Reference(`${name}Code`, view),
    track: new Reference(`Track${name}`, `${folder}/Track${name}.tsx`),
    verify: new Reference(`Verify${name}`, `${folder}/Verify${name}.tsx`),
  };
}

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
