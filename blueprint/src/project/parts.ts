// What the features of a blueprint add to its project, by place and in the blueprint's order.
import type { PagePart, RowAdditions } from "../features/definition/feature-parts.ts";
import { contextOf } from "../features/definition/context-of.ts";
import { definitionOf } from "../features/feature.ts";
import type { ProjectModel } from "../model/project-model.ts";
import type { Expression, Module } from "./code/expression.ts";

/** What all features add. */
export interface Parts {
  modules: readonly Module[];
  /** By `feature/block`. */
  blocks: ReadonlyMap<string, PagePart>;
  /** What is added where the rows of the entity with this id are shown. */
  rowsOf(entity: string): Required<RowAdditions>;
  tools: readonly Expression[];
  footer: readonly Expression[];
  routes: readonly { path: string; element: Expression }[];
}

/** The part of a page that a feature brings; undefined if the blueprint has no such feature. */
export function blockOf(project: ProjectModel, { feature: id, block }: { feature: string; block: string }): PagePart | undefined {
  const feature = project.blueprint.features.find((one) => one.id === id);
  return feature === undefined ? undefined : definitionOf(feature.kind).compose(contextOf(project, feature)).blocks?.[block];
}

/** Composes the features of a blueprint. */
export function partsOf(project: ProjectModel): Parts {
  const composed = project.blueprint.features.map((feature) => ({
    feature,
    parts: definitionOf(feature.kind).compose(contextOf(project, feature)),
  }));
  const all = composed.map(({ parts }) => parts);
  const additions = composed.flatMap(({ feature, parts }) => {
    const entity = "entity" in feature && typeof feature.entity === "string" ? feature.entity : "";
    return [[entity, parts] as const, ...(parts.beside ?? [])];
  });
  return {
    modules: distinct(all.flatMap(({ modules = [] }) => modules)),
    blocks: new Map(
      composed.flatMap(({ feature, parts }) => Object.entries(parts.blocks ?? {}).map(([name, block]) => [`${feature.id}/${name}`, block])),
    ),
    rowsOf: (id) => {
      const own = additions.filter(([entity]) => entity === id).map(([, parts]) => parts);
      return {
        detail: distinct(own.flatMap(({ detail = [] }) => detail)),
        heading: distinct(own.flatMap(({ heading = [] }) => heading)),
        row: distinct(own.flatMap(({ row = [] }) => row)),
        list: distinct(own.flatMap(({ list = [] }) => list)),
        orders: distinct(own.flatMap(({ orders = [] }) => orders)),
      };
    },
    tools: distinct(all.flatMap(({ tools = [] }) => tools)),
    footer: distinct(all.flatMap(({ footer = [] }) => footer)),
    routes: distinct(all.flatMap(({ routes = [] }) => routes)),
  };
}

/** What several features add alike, such as the link to one cart, stands once. */
function distinct<Item>(items: readonly Item[]): Item[] {
  return [...new Map(items.map((item) => [JSON.stringify(item), item])).values()];
}
