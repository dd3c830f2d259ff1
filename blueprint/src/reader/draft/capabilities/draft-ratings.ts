// Ratings and tags: the field of the thing that is meant for it, or a new one.
import type { Field } from "../../../schema/entity.ts";
import type { Intent } from "../../parse/parsed-prompt.ts";
import { scaleIn } from "../../text/scale-in.ts";
import { addCapability, addField, type DraftEntity, plainField, type Plan, note } from "../plan.ts";

/** Makes the rating that an intent asks for, on its scale. */
export function rateIntent(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  const field = fieldOfType(entity, { id: "rating", label: "Rating", type: "rating", required: false, min: 1, max: 5 });
  if (field === null) return false;
  const scale = scaleIn(intent.words.join(" "));
  if (scale !== null) return rescaled(plan, entity, field, scale, intent);
  addCapability(plan, { kind: "rate", entity: entity.id, phrase: intent.phrase, field: field.id });
  return true;
}

/** The field of this type that the entity has or that its thing knows, else this plain one; null where the entity is full. */
function fieldOfType(entity: DraftEntity, plain: Field): Field | null {
  const isSame = ({ type }: Field): boolean => type === plain.type;
  const known = entity.thing?.fields.find(isSame);
  return entity.fields.find(isSame) ?? addField(entity, known === undefined ? plain : plainField(known));
}

/** "Rated out of 100": beyond ten steps a rating is a number. */
function rescaled(plan: Plan, entity: DraftEntity, field: Field, max: number, intent: Intent): boolean {
  const stars = max <= 10;
  const scaled: Field = { ...field, type: stars ? "rating" : "number", min: stars ? 1 : 0, max: Math.max(2, max) };
  entity.fields = entity.fields.map((other) => (other.id === field.id ? scaled : other));
  if (stars) addCapability(plan, { kind: "rate", entity: entity.id, phrase: intent.phrase, field: field.id });
  else note(plan.account, intent.phrase, `${entity.id}.${field.id}`);
  return true;
}

/** Makes the tags that an intent asks for; an intent to categorise is answered by the category that is there. */
export function tagIntent(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  const categorising = /^(?:categor|classif|group)/.test(intent.words[0] ?? "");
  const category = entity.fields.find((field) => field.type === "choice");
  if (categorising && category !== undefined) {
    addCapability(plan, { kind: "filter", entity: entity.id, phrase: intent.phrase, field: category.id });
    return true;
  }
  const field = fieldOfType(entity, { id: "tags", label: "Tags", type: "tags", required: false });
  if (field === null) return false;
  addCapability(plan, { kind: "tag", entity: entity.id, phrase: intent.phrase, field: field.id });
  return true;
}
