// Who sees and changes the rows of each thing: as the model says, and where it says nothing and people have accounts, each their own.
import { draftProfile } from "../../roles/draft-profile.ts";
import { draftAudience, type Naming, type Roles } from "../../roles/draft-roles.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import { audiencesOf, entitiesOwned } from "../../../model/people/owned-path.ts";
import type { Plan } from "../../../reader/draft/plan.ts";
import type { Entity, Field } from "../../../schema/entity.ts";
import { addSketched, type Drafting } from "../../drafting.ts";
import type { DraftedThing } from "../draft-things.ts";
import { isLine } from "./is-line.ts";

/** Who sees and who changes the rows of an entity. */
export type Access = NonNullable<Entity["access"]>;

function settled({ see, change }: NonNullable<DraftedThing["thing"]["access"]>, naming: Naming): Access {
  return { see: draftAudience(see, naming), change: draftAudience(change, naming) };
}

/** What the access depends on beside the things. */
interface AccessOf {
  roles: Roles;
  kind: Blueprint["kind"];
  /** Whether a page is only for some people. */
  hasOwnPages: boolean;
  /** The ids of the entities of which pages show everybody their own rows. */
  mine: ReadonlySet<string>;
  /** The thing that is the profile of accounts; undefined for none. */
  profile: DraftedThing | undefined;
}

/** Who sees and changes the rows of each thing, by the ids of the entities. Where not everybody does, or where there are roles, the app has accounts, and what some may change is changed in the app. */
export function draftAccess(drafting: Drafting, things: readonly DraftedThing[], about: AccessOf): ReadonlyMap<string, Access> {
  const { roles, kind, hasOwnPages, mine, profile } = about;
  const { plan, problems } = drafting;
  const { entities } = plan;
  const access = new Map(
    things.flatMap(({ thing, entity }) =>
      thing.access === null ? [] : [[entity.id, settled(thing.access, { roles, rows: { entity, entities }, problems })] as const],
    ),
  );
  const isOwn = ({ access: who, transitions = [] }: Field): boolean => who !== undefined || transitions.some(({ by }) => by !== undefined);
  const hasOwn = things.some(({ entity }) => entity.fields.some(isOwn));
  const isKept =
    profile !== undefined ||
    hasOwn ||
    hasOwnPages ||
    mine.size > 0 ||
    roles.length > 0 ||
    [...access.values()].some(({ see, change }) => see !== "everybody" || change !== "everybody");
  if (isKept && !plan.features.some(({ kind: one }) => one === "account")) addSketched(drafting, { kind: "account", options: {} });
  for (const { thing, entity } of things) if (thing.access !== null && thing.readOnly !== true) plan.managed.add(entity.id);
  const isPublic = kind === "site" || kind === "community" || kind === "shop" || kind === "learning";
  if (isPublic && plan.features.some(({ kind: one }) => one === "account"))
    for (const thing of things.filter((one) => isEverybodys(drafting, { thing: one, kind }))) access.set(thing.entity.id, OWN);
  // It is known who added a row where that needs an account; whoever has none may hand in what others read all the same.
  for (const id of new Set([...mine, ...ownersOfOthers(things, access), ...addedByProfiles(things, profile)])) {
    const told = access.get(id);
    if ((told?.change ?? "everybody") === "everybody" && !isHandedIn(told)) access.set(id, addedByMembers(plan, told, id));
  }
  if (profile !== undefined) {
    const { id } = profile.entity;
    const own = draftProfile(drafting, profile.entity, access.get(id));
    profile.profileOf = own.profileOf;
    access.set(id, own.access);
    if (profile.thing.readOnly !== true) plan.managed.add(id);
  }
  return access;
}

/** Whether strangers hand in rows that are for others to read. */
export function isHandedIn(access: Access | undefined): boolean {
  const is = (who: Access["see"]): boolean => [who].flat().some((one) => one === "everybody" || one === "members");
  return access !== undefined && [access.change].flat().includes("everybody") && !is(access.see);
}

/** The entities whose owners have to do with rows that refer to theirs. */
function ownersOfOthers(things: readonly DraftedThing[], access: ReadonlyMap<string, Access>): string[] {
  const entities = things.map(({ entity }) => entity);
  return things.flatMap(({ entity, actions = [] }) => {
    const own = access.get(entity.id);
    const said = audiencesOf({ fields: entity.fields, actions: [...actions], ...(own && { access: own }) });
    return entitiesOwned(entities, entity.id, said);
  });
}

/** The entities whose rows say by a profile who added them. */
function addedByProfiles(things: readonly DraftedThing[], profile: DraftedThing | undefined): string[] {
  const isSet = ({ stamp, type, of }: Field): boolean => stamp === "me" && type === "reference" && of === profile?.entity.id;
  return things.flatMap(({ entity }) => (entity.fields.some(isSet) ? [entity.id] : []));
}

/** What people add in public is theirs. */
const OWN: Access = { see: "everybody", change: "owner" };

function addedByMembers(plan: Plan, told: Access | undefined, id: string): Access {
  const entity = plan.entities.find((one) => one.id === id);
  return told === undefined && entity !== undefined && !isShared(plan, entity) ? OWN : { see: told?.see ?? "everybody", change: "members" };
}

/** What several people work on together moves from one to the next. */
const SHARED: ReadonlySet<string> = new Set(["board", "approve", "assign", "log"]);

/** Whether rows are added by whoever comes, of which the model does not say who changes them. */
function isEverybodys({ plan }: Drafting, { thing: { thing, entity }, kind }: { thing: DraftedThing; kind: Blueprint["kind"] }): boolean {
  const isAdded = thing.readOnly !== true && (kind === "community" || plan.managed.has(entity.id));
  return thing.access === null && isAdded && !isShared(plan, entity) && !isLine(entity);
}

function isShared(plan: Plan, { id, fields }: Pick<Entity, "id" | "fields">): boolean {
  return (
    fields.some(({ transitions }) => transitions !== undefined) ||
    plan.features.some((feature) => SHARED.has(feature.kind) && feature["entity"] === id) ||
    plan.capabilities.some((one) => one.entity === id && (one.kind === "mark" || one.kind === "rate"))
  );
}
