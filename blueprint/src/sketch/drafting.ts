// The app that is drafted of a sketch, as far as it has come: the plan of its parts, and which words of the request ask for what.
import type { Place } from "../features/definition/define-feature.ts";
import { settledFeature } from "../features/definition/add-feature.ts";
import { entityIdOf } from "../features/definition/entity-id-of.ts";
import type { FeatureKind } from "../features/feature.ts";
import { singular } from "../knowledge/words/inflect.ts";
import type { Entity, Field } from "../schema/entity.ts";
import type { AnyFeature } from "../schema/feature.ts";
import { addCapability, type DraftEntity, entityOf, fittedId, type Plan } from "../reader/draft/plan.ts";
import { slugOf } from "../knowledge/field.ts";
import { spokenIn } from "../project/words/say.ts";
import { wordsIn } from "../project/words/words-in.ts";
import { plainName } from "./form/lenient.ts";
import type { Roles } from "./roles/draft-roles.ts";

/** Words of the request, and the ids of the parts that a sketch gives them; none for what is not built. */
export interface Claim {
  wish: string;
  ids: readonly string[];
}

/** A draft in the making. */
export interface Drafting {
  plan: Plan;
  claims: Claim[];
  /** The rows of the things, by the ids of their entities. */
  samples: ReadonlyMap<string, Entity["samples"]>;
  /** The roles of the app. */
  roles: Roles;
  /** Whether it is for whoever works with its rows, rather than for visitors or players. */
  isWork: boolean;
  /** What the model should say otherwise, in sentences. */
  problems: string[];
  /** The blocks of features that sections have placed: the feature's id and the block's name. */
  placed: Set<string>;
  /** Features that became a part of another one, by their ids. */
  renamed: Map<string, string>;
}

/** Notes that these words of the request ask for these parts; for nothing that is built where there are none. */
export function claim({ claims }: Drafting, wish: string | null, ids: readonly string[]): void {
  if (wish !== null && wish !== "") claims.push({ wish, ids });
}

/** The entity of a thing by the name that a sketch uses for it, in the singular or the plural; undefined for none. */
export function entityNamed({ plan }: Drafting, name: string | null): DraftEntity | undefined {
  if (name === null || name === "") return undefined;
  const plain = plainName(name);
  const one = plainName(singular(name.toLowerCase()));
  return plan.entities.find(({ id, mention }) =>
    [id, mention.one, mention.many].map(plainName).some((own) => own === plain || own === one),
  );
}

/** The entities in the form of the schema, without their rows, as formulas read them. */
export function entitiesOf({ plan }: Drafting): Entity[] {
  return plan.entities.map((one) => ({ ...entityOf(one), phrase: null, samples: [] }));
}

/** The field of an entity by its label, however it is written; undefined for none. */
export function fieldNamed({ fields }: Pick<DraftEntity, "fields">, label: string | null): Field | undefined {
  if (label === null || label === "") return undefined;
  const plain = plainName(label);
  return (
    fields.find((field) => plainName(field.label) === plain || plainName(field.id) === plain) ??
    fields.find((field) => plainName(singular(field.label.toLowerCase())) === plainName(singular(label.toLowerCase())))
  );
}

/** A feature as it is drafted, with the places of its blocks. */
export interface NewFeature {
  kind: FeatureKind;
  phrase?: string | null;
  /** What tells it apart from others of its kind: a title. */
  apart?: string;
  options: Readonly<Record<string, unknown>>;
}

/** Adds a feature that a sketch describes itself, with words of the app's language in the place of placeholders; gives its id. */
export function addSketched({ plan }: Drafting, { kind, phrase = null, apart, options }: NewFeature): string {
  const wanted = fittedId(apart === undefined || apart === "" ? kind : `${kind}-${slugOf(apart)}`);
  const taken = new Set([...plan.features, ...plan.entities].map(({ id }) => id));
  let id = taken.has(wanted) && wanted === kind ? `${kind}-feature` : wanted;
  for (let number = 2; taken.has(id); number += 1) id = fittedId(`${wanted}-${number}`);
  plan.features.push(spokenIn({ ...options, kind, id, phrase }, wordsIn(plan.language ?? "en")));
  return id;
}

/** Adds a feature that its definition drafted, with what its entity needs for it; gives the one that is there afterwards. */
export function addDrafted(
  { plan }: Drafting,
  feature: Parameters<typeof settledFeature>[0],
  about: Omit<Parameters<typeof settledFeature>[1], "entities">,
): AnyFeature {
  const drafted = settledFeature(feature, { ...about, entities: plan.entities });
  const isThere = ({ id, rows }: AnyFeature): boolean => id === drafted.id && rows === drafted["rows"];
  const there = plan.features.find(isThere);
  if (there !== undefined) return there;
  // Two leaderboards rank the rows of two things.
  const settled = plan.features.some(({ id }) => id === drafted.id) ? { ...drafted, id: about.asked } : drafted;
  plan.features.push(settled);
  const entity = entityIdOf(settled);
  if (entity !== null) for (const act of ["browse", "detail"] as const) addCapability(plan, { kind: act, entity, phrase: null });
  return settled;
}

/** Notes where the blocks of a feature stand, unless they have a place already. */
export function placeBlocks({ plan }: Drafting, feature: string, places: readonly Place[]): void {
  const isPlaced = ({ block }: Place): boolean => plan.places.some((other) => other.feature === feature && other.place.block === block);
  plan.places.push(...places.filter((place) => !isPlaced(place)).map((place) => ({ feature, place })));
}
