// Fields that the app sets when a row is added are entered after all where something else needs them to be: what names a row, a day that
// a feature is about, a value that a formula reads; and where nobody has an account or a profile, who adds a row is asked for.
import type { DraftEntity, Plan } from "../../../reader/draft/plan.ts";
import type { Field } from "../../../schema/entity.ts";
import { plainName } from "../../form/lenient.ts";

/** Leaves only those stamps that can be set; `profile` is the id of the entity whose rows are the profiles of accounts. */
export function settleStamps({ entities, features }: Plan, profile: string | null): void {
  const hasAccounts = features.some(({ kind }) => kind === "account");
  const formulas = entities.flatMap((entity) => entity.fields.flatMap(({ formula = "" }) => (formula === "" ? [] : [plainName(formula)])));
  for (const entity of entities) {
    const isNeeded = (field: Field): boolean =>
      field.id === entity.titleField ||
      (field.stamp === "me" && !hasAccounts) ||
      isUsed(features, entity, field) ||
      (field.type === "reference" ? field.of !== profile : formulas.some((formula) => formula.includes(plainName(field.id))));
    entity.fields = entity.fields.map((field) => (field.stamp !== undefined && isNeeded(field) ? entered(field) : field));
  }
}

/** Whether a feature is about a field. */
function isUsed(features: Plan["features"], { id }: DraftEntity, field: Field): boolean {
  return features.some((feature) => feature["entity"] === id && feature.kind !== "notify" && Object.values(feature).includes(field.id));
}

function entered({ stamp: _stamp, ...field }: Field): Field {
  return field;
}
