// Ratings and tags: the field of the thing that is meant for it, or a new one.
import type { Field } from "../../../schema/entity.ts";
import type { Intent } from "../../parse/parsed-prompt.ts";
import { note } from "../account.ts";
import { addCapability, addField, type DraftEntity, plainField, type Plan } from "../plan.ts";

/** Makes the rating that an intent asks for, on its scale. */
export function rateIntent(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  const own = entity.fields.find((field) => field.type === "rating");
  const known = entity.thing?.fields.find((field) => field.type === "rating");
  const field =
    own ??
    addField(
      entity,
      known === undefined ? { id: "rating", label: "Rating", type: "rating", required: false, min: 1, max: 5 } : plainField(known),
    );
  if (field === null) return false;
  const scale = /out of (\d{1,3})/.exec(intent.words.join(" "))?.[1];
  if (scale !== undefined) return rescaled(plan, entity, field, Number(scale), intent);
  addCapability(plan, { kind: "rate", id: `rate-${entity.id}`, phrase: intent.phrase, entity: entity.id, field: field.id });
  return true;
}

/** "Rated out of 100": beyond ten steps a rating is a number. */
function rescaled(plan: Plan, entity: DraftEntity, field: Field, max: number, intent: Intent): boolean {
  const stars = max <= 10;
  const scaled: Field = { ...field, type: stars ? "rating" : "number", min: stars ? 1 : 0, max: Math.max(2, max) };
  entity.fields = entity.fields.map((other) => (other.id === field.id ? scaled : other));
  if (stars) addCapability(plan, { kind: "rate", id: `rate-${entity.id}`, phrase: intent.phrase, entity: entity.id, field: field.id });
  else note(plan.account, intent.phrase, `${entity.id}.${field.id}`);
  return true;
}

/** Makes the tags that an intent asks for; an intent to categorise is answered by the category that is there. */
export function tagIntent(plan: Plan, entity: DraftEntity, intent: Intent): boolean {
  const categorising = /^(?:categor|classif|group)/.test(intent.words[0] ?? "");
  const category = entity.fields.find((field) => field.type === "choice");
  if (categorising && category !== undefined) {
    addCapability(plan, {
      kind: "filter",
      id: `filter-${entity.id}-${category.id}`,
      phrase: intent.phrase,
      entity: entity.id,
      field: category.id,
    });
    return true;
  }
  const own = entity.fields.find((field) => field.type === "tags");
  const known = entity.thing?.fields.find((field) => field.type === "tags");
  const field =
    own ?? addField(entity, known === undefined ? { id: "tags", label: "Tags", type: "tags", required: false } : plainField(known));
  if (field === null) return false;
  addCapability(plan, { kind: "tag", id: `tag-${entity.id}`, phrase: intent.phrase, entity: entity.id, field: field.id });
  return true;
}
