// Fields by which the things of an app lead to each other: an artist of a record, where artists are kept too.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import { slugOf } from "../../knowledge/field.ts";
import type { Field } from "../../schema/entity.ts";
import { labelOf } from "./draft-field.ts";
import { addField, type DraftEntity, freeSlug, note, type Plan, plainField } from "./plan.ts";

/** References to things that are in the app point at them; all others become plain texts. */
export function settleReferences(plan: Plan): void {
  for (const entity of plan.entities) {
    entity.fields = entity.fields.map((field) => {
      if (field.type !== "reference") return pointing(plan, entity, field);
      const target = plan.entities.find(
        (other) => other !== entity && (other.id === field.of || (other.thing !== null && slugOf(other.thing.one) === field.of)),
      );
      const { of: _of, ...plain } = field;
      return target === undefined ? { ...plain, type: "text" } : { ...field, label: field.label, of: target.id };
    });
  }
}

/** A field named like another entity points at it: the artist of a record, where artists are kept too. */
function pointing(plan: Plan, entity: DraftEntity, field: Field): Field {
  const target = plan.entities.find(
    (other) => other !== entity && (other.id === field.id || other.mention.one === field.label.toLowerCase()),
  );
  if (target === undefined || field.id === entity.titleField || (field.type !== "text" && field.type !== "choice")) return field;
  return { id: field.id, label: field.label, type: "reference", required: false, of: target.id };
}

/** A field of an entity that points at another one. */
function referenceTo({ id, mention }: DraftEntity, from: DraftEntity): Field {
  const free = freeSlug(id, new Set(from.fields.map((other) => other.id)));
  return { id: free, label: labelOf(mention.one), type: "reference", required: false, of: id };
}

/** The references that a text states: "each dose is of a drug". */
export function relate(plan: Plan): void {
  for (const relation of plan.parsed.relations) {
    const from = plan.entities.find((entity) => entity.mention === relation.from);
    const to = plan.entities.find((entity) => entity.mention === relation.to);
    if (from === undefined || to === undefined) continue;
    if (from.fields.some((field) => pointing(plan, from, field).of === to.id)) continue;
    const natural = from.thing?.fields.find((field) => field.type === "reference" && field.of === slugOf(to.thing?.one ?? to.mention.one));
    const added = addField(from, natural === undefined ? referenceTo(to, from) : { ...plainField(natural), of: to.id });
    if (added !== null) note(plan.account, relation.phrase, `${from.id}.${added.id}`);
  }
}

/** References that two things naturally have, where both were named: an invoice has its client. */
export function relateNaturally(plan: Plan): void {
  for (const from of plan.entities) {
    for (const field of from.thing?.fields ?? []) {
      const target = plan.entities.find((other) => other !== from && other.thing !== null && slugOf(other.thing.one) === field.of);
      if (target === undefined || field.type !== "reference" || from.fields.some((other) => other.id === field.id)) continue;
      addField(from, plainField(field));
    }
  }
}

/** A second thing that is done to the first points at it: an inspection of a hive. */
export function relateDeeds(plan: Plan): void {
  const [first, second, ...others] = plan.entities;
  if (first === undefined || second === undefined || others.length > 0 || second.thing !== null) return;
  if (
    !lexicon.ends(second.mention.one, "recurring-action") ||
    lexicon.ends(first.mention.one, "recurring-action") ||
    second.fields.some((field) => field.type === "reference")
  )
    return;
  addField(second, referenceTo(first, second));
}
