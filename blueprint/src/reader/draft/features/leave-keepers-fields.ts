import { ownTemplates } from "../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Field } from "../../../schema/entity.ts";
import { knownField } from "../../parse/description/things/known-field.ts";
import { isUsed, type Plan } from "../plan.ts";

/** Of what is for sale, leaves out what only its keeper notes: when it was last used, where it stands, how it was. */
export function leaveKeepersFields(plan: Plan): void {
  const { parsed } = plan;
  for (const entity of plan.entities) {
    const isSold = plan.features.some((feature) => feature.kind === "buy" && feature.entity === entity.id);
    if (!isSold || (entity.thing !== null && !ownTemplates.includes(entity.thing))) continue;
    const stated = parsed.fields.filter(({ of }) => of === entity.mention).map(({ noun }) => knownField(entity.mention, noun)?.id);
    const isPrivate = ({ id, type, label }: Field): boolean =>
      /^(?:date|boolean|rating)$/.test(type) || lexicon.is(label.toLowerCase(), "keeper-label") || id === "notes";
    const isKept = (field: Field): boolean => field.id === entity.titleField || stated.includes(field.id) || isUsed(plan, entity, field);
    entity.fields = entity.fields.filter((field) => isKept(field) || !isPrivate(field));
  }
}
