// The rows that a total is over: all of its entity, or those of which its condition holds.
import { readCondition } from "./read-condition.ts";
import { rowSources } from "./row-sources.ts";
import type { EntityModel } from "../entity-model.ts";
import type { Formula } from "../formula/formula.ts";
import { valueFor } from "../formula/working/work-out.ts";
import type { FigureCapability, ProjectModel } from "../project-model.ts";

const FLAG = { id: "counted", label: "Counted", type: "boolean", required: false } as const;

/** The condition of a total; null for one over all rows, and for charts. */
export function conditionOf({ blueprint }: ProjectModel, capability: FigureCapability): Formula | null {
  if (capability.kind !== "total" || capability.where === undefined) return null;
  const read = readCondition(blueprint.entities, capability);
  return "problem" in read ? null : read.where;
}

/** The positions of the sample rows that a figure is over; null where that depends on the day of the visit. */
export function countedRows(project: ProjectModel, model: EntityModel, capability: FigureCapability): number[] | null {
  return rowsWhere(project, model, conditionOf(project, capability));
}

/** The positions of the sample rows of which a condition holds, all of them without one; null where that depends on the day of the visit. */
export function rowsWhere(project: ProjectModel, model: EntityModel, where: Formula | null): number[] | null {
  const all = [...model.rows.keys()];
  if (where === null) return all;
  const sources = rowSources(project);
  const held = all.map((index) => valueFor(sources, where, { row: { entity: model.entity.id, index }, target: FLAG }));
  return held.some((value) => typeof value !== "boolean") ? null : all.filter((index) => held[index] === true);
}
