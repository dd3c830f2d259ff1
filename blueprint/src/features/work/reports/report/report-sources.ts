// What a report can be about: for each entity a hook that lays its rows out as columns, and one of all amounts of money.
import type { EntityModel, FieldModel } from "../../../../model/entity-model.ts";
import { NUMBER_TYPES } from "../../../../model/fields/field-data.ts";
import { capitalise, inSentence } from "../../../../model/names.ts";
import type { ProjectModel } from "../../../../model/project-model.ts";
import { measureOf, partsOf, type ReportPart } from "./report-parts.ts";
import type { ReportFeature } from "./report-schema.ts";

/** The entities that reports are about: the asked one first. */
export function reportedModels(project: ProjectModel, { main }: ReportFeature): EntityModel[] {
  return project.entities.toSorted((left, right) => Number(right.entity.id === main) - Number(left.entity.id === main));
}

/** The fields of an entity in a report, its name first. */
export function reportedFields(model: EntityModel): FieldModel[] {
  return [model.title, ...model.fields.filter((field) => field !== model.title)];
}

/** The parts that a report on this entity offers. */
export function reportedParts(model: EntityModel, { main, parts }: ReportFeature): ReportPart[] {
  const all = partsOf(reportedFields(model), model.entity.id === main ? parts : []);
  return chartOf(model) === null ? all.filter(({ columns, figures, chart }) => columns.length > 0 || figures || !chart) : all;
}

/** The date by which a period is chosen. */
export function dateOf(model: EntityModel): FieldModel | undefined {
  return model.fields.find(({ type }) => type === "date");
}

/** What the chart of an entity draws. */
export interface Chart {
  label: string;
  by: FieldModel;
  amount: FieldModel | undefined;
}

/** The chart of an entity: its amounts, or how many rows there are, by what groups them; without groups, by name. */
export function chartOf(model: EntityModel): Chart | null {
  const amount =
    model.fields.find((field) => field.type === "money" && measureOf(field) !== null) ??
    model.fields.find((field) => NUMBER_TYPES.has(field.type) && measureOf(field) !== null);
  const by =
    model.fields.find(({ type }) => type === "choice") ??
    model.fields.find(({ type }) => type === "reference" || type === "tags" || type === "boolean") ??
    (amount === undefined ? undefined : model.title);
  if (by === undefined) return null;
  const counted =
    amount === undefined
      ? capitalise(model.entity.name.many)
      : `${measureOf(amount) === "average" ? "Average " : ""}${inSentence(amount.label)}`;
  return { label: capitalise(`${counted} by ${inSentence(by.label)}`), by, amount };
}
