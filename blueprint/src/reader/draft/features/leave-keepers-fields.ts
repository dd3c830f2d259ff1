import { ownTemplates } from "../../../knowledge/entity-templates.ts";
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { Field } from "../../../schema/entity.ts";
import { knownField } from "../../parse/description/things/known-field.ts";
import { isUsed, type Plan } from "../plan.ts";

/**
 * Leaves out what only the keeper of a thing notes, and nobody said: of what is for sale, when it was last used, where it
 * stands, how it was; of what visitors look at, whether and when somebody has watched or read it.
 */
export function leaveKeepersFields(plan: Plan): void {
  const { parsed } = plan;
  for (const entity of plan.entities) {
    const isSold = plan.features.some((feature) => feature.kind === "buy" && feature.entity === entity.id);
    if (entity.thing !== null && !ownTemplates.includes(entity.thing)) continue;
    const stated = parsed.fields.filter(({ of }) => of === entity.mention).map(({ noun }) => knownField(entity.mention, noun)?.id);
    const isPrivate = isSold ? isNotedOfGoods : isMark;
    const isKept = (field: Field): boolean => field.id === entity.titleField || stated.includes(field.id) || isUsed(plan, entity, field);
    entity.fields = entity.fields.filter((field) => isKept(field) || !isPrivate(field));
  }
}

function isNotedOfGoods({ id, type, label }: Field): boolean {
  return /^(?:date|boolean|rating)$/.test(type) || lexicon.is(label.toLowerCase(), "keeper-label") || id === "notes";
}

/** "Watched", "Watched on". */
function isMark({ type, label }: Field): boolean {
  return /^(?:date|boolean)$/.test(type) && lexicon.is(label.toLowerCase().replace(/ on$/, ""), "keeper-mark");
}
