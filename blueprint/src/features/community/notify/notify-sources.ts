// What the rules of notifications take from the rest of an app: what a row refers to, what people follow, what is written below a row.
import { type EntityModel, fieldOf, type FieldModel } from "../../../model/entity-model.ts";
import { parseExpression } from "../../../model/formula/parse-expression.ts";
import type { Formula } from "../../../model/formula/formula.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import { featuresOf } from "../../definition/define-feature.ts";
import { CollectFeature } from "../marks/collect/collect-schema.ts";
import { CommentFeature } from "../talk/comment/comment-schema.ts";
import type { NotifyFeature } from "./notify-schema.ts";

/** The fields of an entity that refer to one row. */
export function referencesOf(project: ProjectModel, { fields }: EntityModel): { field: FieldModel; target: EntityModel }[] {
  return fields.filter(({ type }) => type === "reference").map((field) => ({ field, target: entityOf(project, field.of ?? "") }));
}

/** The collections by which people follow rows of an entity, or rows that these refer to: what they follow, else what they keep. */
export function followingOf(project: ProjectModel, model: EntityModel): CollectFeature[] {
  const subjects = new Set([model, ...referencesOf(project, model).map(({ target }) => target)].map(({ entity }) => entity.id));
  const all = featuresOf(project.blueprint, CollectFeature).filter(({ entity }) => subjects.has(entity));
  const followed = all.filter(({ called }) => called === "followed");
  return followed.length > 0 ? followed : all.filter(({ called }) => called !== "compared" && called !== "votes");
}

/** The comments on rows of an entity; undefined for none. */
export function commentsOf(project: ProjectModel, { entity }: EntityModel): CommentFeature | undefined {
  return featuresOf(project.blueprint, CommentFeature).find((one) => one.entity === entity.id);
}

/** The fields that name the people who are notified. */
export function namingFields({ to }: NotifyFeature, model: EntityModel): FieldModel[] {
  const ids = to.flatMap((one) => (one.startsWith("field:") ? [one.slice("field:".length)] : []));
  return model.fields.filter(({ id }) => ids.includes(id));
}

/** The condition of a rule; null where it is none, or reads what the app does not have. */
export function conditionOf({ blueprint }: ProjectModel, { condition }: NotifyFeature, { entity }: EntityModel): Formula | null {
  if (condition === null) return null;
  const own = blueprint.entities.find(({ id }) => id === entity.id) ?? entity;
  const read = parseExpression(blueprint.entities, own, { formula: condition });
  return "problem" in read || read.type !== "boolean" ? null : read;
}

/** The field of a rule that has one; undefined where it has none. */
export function ruleField({ field }: NotifyFeature, model: EntityModel): FieldModel | undefined {
  return field === null ? undefined : fieldOf(model, field);
}
