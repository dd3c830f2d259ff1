// Gathers what the features of a project add, by place and in the blueprint's order.
import type { Reference } from "../../writer/code/code.ts";
import type { EntityModel } from "../../writer/model/entity-model.ts";
import { entityOf, type ProjectModel } from "../../writer/model/project-model.ts";
import type { FeatureCode, RowParts, Slots } from "../../writer/model/slots.ts";
import type { Feature } from "../feature.ts";
import type { UnitCall } from "./unit.ts";
import { unitOf } from "../units.ts";

/** What a unit is told about this feature. */
export function callOf(project: ProjectModel, feature: Feature): UnitCall<Feature> {
  return { project, feature, model: entityOfFeature(project, feature) };
}

function entityOfFeature(project: ProjectModel, feature: Feature): EntityModel | null {
  return "entity" in feature && typeof feature.entity === "string" ? entityOf(project, feature.entity) : null;
}

type Written = FeatureCode & { feature: Feature };

function byEntity(written: readonly Written[], part: keyof RowParts): Map<string, Reference[]> {
  const found = new Map<string, Reference[]>();
  for (const { feature, beside, ...own } of written) {
    const entity = "entity" in feature && typeof feature.entity === "string" ? feature.entity : "";
    for (const [id, parts] of [[entity, own] as const, ...(beside ?? [])]) {
      const items = parts[part] ?? [];
      if (items.length > 0) found.set(id, [...(found.get(id) ?? []), ...items]);
    }
  }
  return found;
}

/** What several features share, such as the link to one cart, stands once. */
function eachOnce<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  return [...new Map(items.map((item) => [nameOf(item), item])).values()];
}

/** The project with what its features add. Refuses features of entities that the blueprint does not have. */
export function withSlots(project: ProjectModel): ProjectModel {
  return { ...project, slots: slotsOf(project) };
}

function slotsOf(project: ProjectModel): Slots {
  const written = project.blueprint.features.map((feature) => ({
    ...unitOf(feature.kind).write(callOf(project, feature)),
    feature,
  }));
  return {
    modules: written.flatMap(({ modules }) => modules),
    files: new Map(written.map(({ feature, modules }) => [feature.id, modules.map(({ path }) => path)])),
    blocks: new Map(
      written.flatMap(({ feature, blocks }) =>
        Object.entries(blocks ?? {}).map(([name, block]) => [`${feature.id}/${name}`, block] as const),
      ),
    ),
    detail: byEntity(written, "detail"),
    heading: byEntity(written, "heading"),
    row: byEntity(written, "row"),
    list: byEntity(written, "list"),
    bar: eachOnce(
      written.flatMap(({ bar }) => bar ?? []),
      ({ name }) => name,
    ),
    frame: eachOnce(
      written.flatMap(({ frame }) => frame ?? []),
      ({ name }) => name,
    ),
    routes: eachOnce(
      written.flatMap(({ routes }) => routes ?? []),
      ({ path }) => path,
    ),
  };
}
