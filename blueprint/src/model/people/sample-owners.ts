// Who looks around owns some of the sample rows, so that "my products" is not empty: the sample account of each role owns a few of those
// things that this role adds, in an app without such roles the one sample account. Who adds a thing follows from the pages that list it
// as somebody's own, from the actions that add it, and from who may change it. The kit and the checks rely on the same rows.
import type { Entity, Who } from "../../schema/entity.ts";
import { placesIn, refersTo } from "../../schema/row-places.ts";
import type { EntityModel } from "../entity-model.ts";
import { accessOf, hasAccounts, type ProjectModel } from "../project-model.ts";
import { isPerson } from "./is-people.ts";
import { ownReference, profileModel } from "./profile-of.ts";
import { audiencesOf, fieldsAlong, ownedPath, pathsIn } from "./owned-path.ts";

/** The sample account that owns a sample row: the id of its role, an empty text for the one without a role. By the ids of entities, then the positions of rows. */
export type SampleOwners = ReadonlyMap<string, ReadonlyMap<number, string>>;

const ROWS_EACH = 2;
/** Where rows say who added them, all of one person are theirs, up to so many. */
const ROWS_OF_ONE_MAX = 6;
const NO_ROLE = "";

const known = new WeakMap<ProjectModel, SampleOwners>();

/** The owners of the sample rows of an app. */
export function sampleOwners(project: ProjectModel): SampleOwners {
  const there = known.get(project);
  if (there !== undefined) return there;
  const owners = new Map<string, ReadonlyMap<number, string>>();
  known.set(project, owners);
  if (!hasAccounts(project)) return owners;
  const names = new Map<string, string>();
  const settle = (model: EntityModel, above: readonly EntityModel[]): void => {
    if (owners.has(model.entity.id) || above.includes(model)) return;
    for (const target of project.entities.filter(({ entity }) => model.fields.some((field) => refersTo(field).includes(entity.id))))
      settle(target, [...above, model]);
    owners.set(model.entity.id, ownersOf(project, model, { owners, names }));
  };
  // Who somebody is follows from their profile: what else they own is theirs by its name.
  const profile = profileModel(project);
  for (const model of [...(profile === undefined ? [] : [profile]), ...project.entities]) settle(model, []);
  return owners;
}

/** What is settled so far: whose rows are whose, and by which name sample accounts have added theirs. */
interface Settled {
  owners: SampleOwners;
  names: Map<string, string>;
}

function ownersOf(project: ProjectModel, model: EntityModel, { owners, names }: Settled): ReadonlyMap<number, string> {
  const adders = accessOf(project, model) === null || model.fields.some(({ isPart }) => isPart === true) ? [] : addersOf(project, model);
  const left = new Set(model.entity.samples.keys());
  const owned = new Map<number, string>();
  const by = model.fields.find(({ stamp, type }) => stamp === "me" && type === "text")?.id;
  const each = model.entity.profileOf !== undefined || isPerson(model) ? 1 : by === undefined ? ROWS_EACH : ROWS_OF_ONE_MAX;
  const most = Math.max(adders.length, Math.floor(left.size / 2));
  for (const adder of Array.from({ length: each }, () => adders).flat()) {
    const [row] = [...left]
      .filter((one) => isOf(one, adder) && isOfProfile(one, adder))
      .sort((one, other) => rank(other, adder) - rank(one, adder) || one - other);
    if (owned.size === most) break;
    if (row === undefined) continue;
    left.delete(row);
    owned.set(row, adder);
    const name = model.entity.profileOf === undefined ? nameIn(row) : titleIn(model, row);
    if (name !== null && !names.has(adder)) names.set(adder, name);
  }
  return owned;

  /** Rows that are of whoever added them, by their profile, are of that of the account; where there are none, it owns one of another. */
  function isOfProfile(row: number, adder: string): boolean {
    const own = ownReference(project, model);
    const profileOf = (at: number): string | undefined => {
      const [place] = own === undefined ? [] : placesIn(own, model.entity.samples[at]?.[own.id]);
      return place === undefined ? adder : owners.get(place.entity)?.get(place.index);
    };
    const isAny = [...model.entity.samples.keys()].some((at) => profileOf(at) === adder);
    return !isAny || profileOf(row) === adder;
  }

  /** The name of whoever added a row, where it says that. */
  function nameIn(row: number): string | null {
    const name = by === undefined ? null : model.entity.samples[row]?.[by];
    return typeof name === "string" && name !== "" ? name : null;
  }

  /** All rows of an account were added by one person, and by nobody who has another account. */
  function isOf(row: number, adder: string): boolean {
    const name = nameIn(row);
    const own = names.get(adder);
    if (name === null || name === own) return true;
    const isThere = own !== undefined && model.entity.samples.some((_, at) => nameIn(at) === own);
    const others = [...owned].filter(([, owner]) => owner === adder).map(([at]) => nameIn(at));
    return !isThere && ![...names].some(([role, taken]) => role !== adder && taken === name) && others.every((other) => other === name);
  }

  /** Rows come first that belong to other rows of the same person, then those of which others speak. */
  function rank(row: number, adder: string): number {
    return belonging(project, model, { row, adder, owners }) * 100 + mentionsOf(project, model, row);
  }
}

/** The name of a row; null where it is no text. */
function titleIn({ entity, title }: EntityModel, row: number): string | null {
  const name = entity.samples[row]?.[title.id];
  return typeof name === "string" && name !== "" ? name : null;
}

/** Whether a row refers to one of the same person: wanted, unless rows are owned by somebody else than what they refer to, such as the person whom they write to. */
function belonging(
  project: ProjectModel,
  model: EntityModel,
  { row, adder, owners }: { row: number; adder: string; owners: SampleOwners },
): number {
  const apart = new Set(pathsIn(audiencesOf(model.entity)).map((path) => path.split(".")[0]));
  const [profile, own] = [profileModel(project)?.entity.id, ownReference(project, model)];
  return model.fields
    .flatMap((field) => placesIn(field, model.entity.samples[row]?.[field.id]).map((place) => ({ field, place })))
    .filter(({ place }) => owners.get(place.entity)?.get(place.index) === adder)
    .reduce((sum, { field, place }) => sum + (apart.has(field.id) || (place.entity === profile && field !== own) ? -1 : 1), 0);
}

function mentionsOf({ entities }: ProjectModel, model: EntityModel, row: number): number {
  const { entity } = model;
  const name = entity.profileOf === undefined ? null : titleIn(model, row);
  const places = entities.flatMap(({ entity: other }) =>
    other.samples.flatMap((sample) => other.fields.flatMap((field) => placesIn(field, sample[field.id]))),
  );
  const isBy = (value: unknown): boolean => name !== null && value === name;
  const added = entities.flatMap(({ entity: { samples }, fields }) =>
    samples.flatMap((sample) => fields.filter(({ id, stamp }) => stamp === "me" && isBy(sample[id]))),
  );
  return Math.min(99, places.filter((place) => place.entity === entity.id && place.index === row).length + added.length);
}

/** The roles whose people add rows of an entity, the first way by which it is known. */
function addersOf(project: ProjectModel, model: EntityModel): string[] {
  const { pages, blueprint } = project;
  const { id, profileOf } = model.entity;
  if (profileOf !== undefined) {
    const roles = rolesIn(project, [profileOf].flat());
    return roles.length > 0 ? roles : anybody(project, []);
  }
  const pagesOf = pages.filter(({ page }) =>
    page.sections.some((section) => section.kind === "own" && section.entity === id && (section.of ?? ["owner"]).includes("owner")),
  );
  const actions = blueprint.entities.flatMap(({ actions: all = [] }) =>
    all.filter(({ effects }) => effects.some((effect) => "adds" in effect && effect.adds === id)),
  );
  const ways = [
    rolesIn(
      project,
      pagesOf.flatMap(({ page }) => page.audience ?? []),
    ),
    rolesIn(
      project,
      actions.flatMap(({ by }) => by ?? []),
    ),
    (blueprint.roles ?? []).filter((role) => role.id === id).map((role) => role.id),
  ];
  const said = ways.find((roles) => roles.length > 0);
  if (said !== undefined) return said;
  const { see, change } = accessOf(project, model) ?? { see: "everybody", change: "admin" };
  const isByAnybody = [change].flat().some((who) => who === "owner" || who === "members") || actions.length > 0;
  return isByAnybody ? anybody(project, [see, change].flat()) : rolesIn(project, [change].flat());
}

/** The roles that people take themselves; where there are none, whoever has no role and the others. Rather those that are not named beside the owners. */
function anybody(project: ProjectModel, named: readonly Who[]): string[] {
  const roles = project.blueprint.roles ?? [];
  const open = roles.filter(({ isOpen }) => isOpen).map(({ id }) => id);
  const all = open.length > 0 ? open : [NO_ROLE, ...roles.map(({ id }) => id)];
  const unnamed = all.filter((id) => id === NO_ROLE || !named.includes(`role:${id}`));
  return unnamed.length > 0 ? unnamed : all;
}

function rolesIn({ blueprint }: ProjectModel, named: readonly Who[]): string[] {
  return (blueprint.roles ?? []).filter(({ id }) => named.includes(`role:${id}`)).map(({ id }) => id);
}

/** The rows that a sample account owns, as the kit stores them: `product/product-1`. */
export function rowsOwned(owners: SampleOwners, role: string): string[] {
  return [...owners].flatMap(([entity, rows]) =>
    [...rows].flatMap(([index, owner]) => (owner === role ? [`${entity}/${entity}-${index + 1}`] : [])),
  );
}

/** Whether a sample account is among the owners in an audience, for a sample row. */
export function ownsSample(
  project: ProjectModel,
  { entity, index, audience }: { entity: Entity["id"]; index: number; audience: Who | readonly Who[] },
  role: string,
): boolean {
  const owners = sampleOwners(project);
  const fieldsOf = (id: string): EntityModel["fields"] => project.entities.find((one) => one.entity.id === id)?.fields ?? [];
  const samplesOf = (id: string): Entity["samples"] => project.entities.find((one) => one.entity.id === id)?.entity.samples ?? [];
  return [audience].flat().some((who) => {
    const path = ownedPath(who);
    if (path === null) return false;
    const along = path === "" ? [] : (fieldsAlong(fieldsOf, entity, path) ?? []);
    let places = path !== "" && along.length === 0 ? [] : [{ entity, index }];
    for (const field of along) places = places.flatMap((place) => placesIn(field, samplesOf(place.entity)[place.index]?.[field.id]));
    return places.some((place) => owners.get(place.entity)?.get(place.index) === role);
  });
}
