// The parts of an app that it can do without, the checks that are about them, and how they are spoken of. What every app
// has belongs to no part.
import { describeFeature } from "../../features/feature.ts";
import type { Blueprint } from "../../schema/blueprint.ts";
import type { Capability, CapabilityKind } from "../../schema/capability.ts";
import type { AcceptanceCheck } from "../../schema/check.ts";
import { doingAll } from "../edits/capabilities.ts";
import { removeEntity } from "../edits/entities.ts";
import { tidy } from "../edits/ground/tidy.ts";
import { doingParts, rulesOf, withoutDoing } from "./doing-parts.ts";

/** What rows have in every app. */
const BASIC: ReadonlySet<CapabilityKind> = new Set(["browse", "detail"]);

/** The ids of what the app can do without, the rest of it staying as it is: its features, then what can be done with rows. */
export function partsOf({ features, capabilities }: Blueprint): string[] {
  return [...features, ...capabilities.filter(isOptional)].map(({ id }) => id);
}

function isOptional({ kind }: Capability): boolean {
  return !BASIC.has(kind);
}

/** The parts that a check is about: a feature, the rules of rows that it enters, or what it does with them; the entity where it only looks at rows. */
export function partsOfCheck(blueprint: Blueprint, { id: check, capability: id, also = [] }: AcceptanceCheck): string[] {
  const { features, capabilities, entities } = blueprint;
  if (id === null) return [];
  const done = doingParts(blueprint).find((part) => part.check === check);
  if (done !== undefined) return [done.id];
  if (features.some((feature) => feature.id === id)) return [id];
  const shown = capabilities.filter((capability) => capability.id === id || also.includes(capability.id));
  const ruled = rulesOf(entities.filter((entity) => shown.some((capability) => capability.entity === entity.id)));
  if (ruled.length > 0) return ruled;
  const optional = shown.filter(isOptional).map((capability) => capability.id);
  if (optional.length > 0) return optional;
  return entities.filter((entity) => shown.some((capability) => capability.entity === entity.id)).map((entity) => entity.id);
}

const DEEDS: Readonly<Record<CapabilityKind, string>> = {
  browse: "the list of",
  detail: "a page for each of",
  add: "adding",
  edit: "editing",
  delete: "deleting",
  search: "searching",
  filter: "filtering",
  sort: "sorting",
  mark: "marking",
  rate: "rating",
  tag: "tagging",
  total: "a total of",
  chart: "a chart of",
  export: "exporting",
  send: "sending on",
};

/** A part in words. */
export interface DescribedPart {
  /** Inside a sentence: "comments on recipes", "sorting recipes". */
  called: string;
  /** What it lets one do, after "you can"; null where no reply says so. */
  can: string | null;
  /** The words that asked for it. */
  phrase: string | null;
}

/** A part in words that go into a sentence. */
export function describePart(blueprint: Blueprint, id: string): DescribedPart {
  const { features, capabilities, entities } = blueprint;
  const feature = features.find((one) => one.id === id);
  if (feature !== undefined) {
    const { called, can } = describeFeature(blueprint, feature);
    return { called, can, phrase: feature.phrase };
  }
  const done = doingParts(blueprint).find((part) => part.id === id);
  if (done !== undefined) return { called: done.called, can: null, phrase: null };
  const capability = capabilities.find((one) => one.id === id);
  const entity = entities.find((one) => one.id === (capability?.entity ?? id));
  const many = entity?.name.many ?? id;
  if (capability === undefined) return { called: many, can: null, phrase: entity?.phrase ?? null };
  return { called: `${DEEDS[capability.kind]} ${many}`, can: doingAll(blueprint, [capability]), phrase: capability.phrase };
}

/** The blueprint without the features, capabilities, entities, actions and steps of states that have these ids. An entity that the app cannot do without stays. */
export function withoutParts(blueprint: Blueprint, ids: ReadonlySet<string>): Blueprint {
  const isKept = ({ id }: { id: string }): boolean => !ids.has(id);
  const [home] = blueprint.pages;
  const kept = tidy({
    ...blueprint,
    entities: withoutDoing(blueprint.entities, ids),
    features: blueprint.features.filter(isKept),
    capabilities: blueprint.capabilities.filter(isKept),
  });
  const whole = kept.pages.length > 0 || home === undefined ? kept : { ...kept, pages: [{ ...home, sections: [] }] };
  return blueprint.entities.filter((entity) => !isKept(entity)).reduce(withoutEntity, whole);
}

function withoutEntity(blueprint: Blueprint, { id }: { id: string }): Blueprint {
  const edited = removeEntity(blueprint, { kind: "remove-entity", entity: id });
  return "blueprint" in edited ? edited.blueprint : blueprint;
}
