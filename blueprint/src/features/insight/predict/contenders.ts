// Who meets in a match: where rows are meetings of two sides, the sides are predicted and not the rows.

import type { EntityModel, FieldModel } from "../../../writer/model/entity-model.ts";

/** The sides of an entity's rows: the fields that name them, the field of the score, and how one side is called. */
export interface Sides {
  fields: readonly FieldModel[];
  score: FieldModel | undefined;
  one: string;
  many: string;
  /** The sides that the samples name, in their order. */
  names: readonly string[];
}

/** The sides of the rows; null where rows are no meetings, or the samples name fewer than two sides. */
export function sidesOf(model: EntityModel): Sides | null {
  const fields = model.fields.filter(
    (field) =>
      field !== model.title &&
      field.type === "text" &&
      /^(?:opponent|rival|home(?: team)?|away(?: team)?|team (?:a|b|1|2|one|two))$/i.test(field.label),
  );
  const named = model.entity.samples.flatMap((sample) => fields.map((field) => sample[field.id]));
  const names = [...new Set(named.filter((name) => typeof name === "string" && name !== ""))].map(String);
  if (names.length < 2) return null;
  const called = fields.length === 1 ? "opponent" : "team";
  return {
    fields,
    score: model.fields.find((field) => field.type === "text" && /score|result/i.test(field.label)),
    one: called,
    many: `${called}s`,
    names,
  };
}

