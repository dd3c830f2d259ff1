import { draftAudience, type Roles } from "../../roles/draft-roles.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import { addSketched, type Drafting } from "../../drafting.ts";
import type { DraftedThing } from "../draft-things.ts";

function settled({ see, change }: NonNullable<DraftedThing["thing"]["access"]>, roles: Roles): NonNullable<Entity["access"]> {
  return { see: draftAudience(see, roles), change: draftAudience(change, roles) };
}

/** Who sees and changes the rows of each thing, by the ids of the entities. Where not everybody does, or where there are roles, the app has accounts, and what some may change is changed in the app. */
export function draftAccess(
  drafting: Drafting,
  things: readonly DraftedThing[],
  roles: Roles,
): ReadonlyMap<string, NonNullable<Entity["access"]>> {
  const access = new Map(
    things.flatMap(({ thing, entity }) => (thing.access === null ? [] : [[entity.id, settled(thing.access, roles)] as const])),
  );
  const isOwn = ({ access: who, transitions = [] }: Field): boolean => who !== undefined || transitions.some(({ by }) => by !== undefined);
  const hasOwn = things.some(({ entity }) => entity.fields.some(isOwn));
  const isKept =
    hasOwn || roles.length > 0 || [...access.values()].some(({ see, change }) => see !== "everybody" || change !== "everybody");
  const { plan } = drafting;
  if (isKept && !plan.features.some(({ kind }) => kind === "account")) addSketched(drafting, { kind: "account", options: {} });
  for (const { thing, entity } of things) if (thing.access !== null && thing.readOnly !== true) plan.managed.add(entity.id);
  return access;
}
