// Which fields can be the heading of a row in a list where its title says no more than what is known there: the name of the
// person whose rows they are, or the row on whose page they stand.
import { type EntityModel, type FieldModel, titleWith } from "../entity-model.ts";
import type { Children, ProjectModel } from "../project-model.ts";
import { isProse } from "../roles.ts";
import { isPerson } from "./is-people.ts";

const FIELDS_MAX = 3;

/** Of rows of one's own; none where they are people, who are called by their name. */
export function ownHeadings(model: EntityModel): FieldModel[] {
  if (model.title.type !== "text" || isPerson(model)) return [];
  return headingFields(
    model,
    model.fields.filter(({ stamp }) => stamp === "me"),
  );
}

/** Of rows on the page of one that they refer to; none where they are not called after that. */
export function childHeadings(project: ProjectModel, { model, by }: Children): FieldModel[] {
  return isCalledAfter(project, { model, by }) ? headingFields(model, by) : [];
}

/** Whether the name of a row is that of the row to which it leads: by its title, or as an action or a sample names it. */
function isCalledAfter(project: ProjectModel, { model, by }: Children): boolean {
  const { title, entity, rows } = model;
  if (title.type === "reference") return by.includes(title) && titleWith(model) === undefined;
  if (title.type !== "text") return false;
  if (rows.length === 0)
    return project.blueprint.entities.some(({ actions = [] }) =>
      actions.some(({ effects }) => effects.some((effect) => "adds" in effect && effect.adds === entity.id)),
    );
  return rows.some((row) =>
    by.some((field) => {
      const parent = project.entities.find((one) => one.entity.id === field.of);
      const at = row[field.id];
      return parent !== undefined && typeof at === "number" && parent.rows[at]?.[parent.title.id] === row[title.id];
    }),
  );
}

/** What tells rows apart: another row or a text, else a day, else a text that is worked out. */
function headingFields(model: EntityModel, without: readonly FieldModel[]): FieldModel[] {
  const free = model.fields.filter((field) => field !== model.title && !without.includes(field) && !isProse(model, field));
  const isText = ({ type }: FieldModel): boolean => type === "text";
  const isName = ({ type, formula }: FieldModel): boolean => (type === "text" || type === "reference") && formula === undefined;
  const isDay = ({ type }: FieldModel): boolean => type === "date" || type === "datetime";
  return [...new Set([isName, isDay, isText].flatMap((isWanted) => free.filter(isWanted)))].slice(0, FIELDS_MAX);
}
