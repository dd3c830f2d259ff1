// An ability becomes a capability of a thing's rows, or a feature: always of the thing and the fields that the model named. What it
// would need beyond that is a problem to tell, and no field is added for it.
import { isFeatureKind } from "../../features/feature.ts";
import type { DraftEntity } from "../../reader/draft/plan.ts";
import { claim, type Drafting, entityNamed, fieldNamed } from "../drafting.ts";
import { type AbilityKind, abilityKindOf, UNBUILT } from "./ability-kinds.ts";
import type { DraftedAbility } from "./drafted-ability.ts";
import { draftFeature } from "./draft-feature.ts";
import { draftRowAbility } from "./rows/draft-row-ability.ts";
import { isFieldMember, type SketchAbility } from "./sketch-ability.ts";

/** Drafts an ability and claims its wish; null where nothing can be made of it, which is noted as a problem and as not built. */
export function draftAbility(drafting: Drafting, ability: SketchAbility): DraftedAbility | null {
  const drafted = ability.kind === UNBUILT ? null : madeOf(drafting, ability);
  const made = typeof drafted === "string" ? null : drafted;
  if (typeof drafted === "string") drafting.problems.push(drafted);
  claim(drafting, ability.wish, made?.ids ?? []);
  return made;
}

/** What an ability becomes, or why nothing. */
function madeOf(drafting: Drafting, ability: SketchAbility): DraftedAbility | string {
  const { kind, thing } = ability;
  const known = abilityKindOf(kind);
  if (known === undefined) return `There is no ability “${kind}”.`;
  const named = entityNamed(drafting, thing);
  if (thing !== null && named === undefined && known.thing === "needed")
    return `The ability “${kind}” is about “${thing}”, which is none of the things.`;
  const main = known.thing === "needed" ? drafting.plan.entities[0] : undefined;
  const entity = known.thing === "none" ? null : (named ?? main ?? null);
  if (entity === null) {
    if (known.thing === "needed") return `The ability “${kind}” needs a thing with rows: name it in the things.`;
    return isFeatureKind(kind) ? draftFeature(drafting, { ...ability, kind }, null) : `There is no ability “${kind}”.`;
  }
  const wrong = wrongField(known, { ability, entity });
  if (wrong !== null) return wrong;
  return isFeatureKind(kind) ? draftFeature(drafting, { ...ability, kind }, entity) : draftRowAbility(drafting, ability, entity);
}

/** Why the fields that an ability names cannot be those that it is about; null where they can. */
function wrongField({ kind, options }: AbilityKind, { ability, entity }: { ability: SketchAbility; entity: DraftEntity }): string | null {
  const one = entity.mention.one;
  for (const { option, types } of options) {
    const label = isFieldMember(option) ? ability[option] : null;
    if (label === null) continue;
    const field = fieldNamed(entity, label);
    if (field === undefined) return `The ability “${kind}” names “${label}”, which is no field of “${one}”.`;
    // Who does it is a row of its own: choosing it in the form is the assignment.
    const isFit = types.length === 0 || types.includes(field.type) || (kind === "assign" && field.type === "reference");
    if (!isFit)
      return `The ability “${kind}” needs a field of type ${types.join(" or ")} as “${option}”: “${label}” of “${one}” is ${field.type}.`;
  }
  return null;
}
