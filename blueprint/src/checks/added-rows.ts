// Rows for checks of lists that start empty. A check that needs rows first adds some through the app's own form, as a
// person would, and then finds them as it finds samples elsewhere.
import type { AcceptanceCheck, CheckStep } from "../schema/check.ts";
import type { Entity, SampleValue } from "../schema/entity.ts";
import { can, enteredFields, type EntityModel, type FieldModel, hasAddedRows, titleWith } from "../model/entity-model.ts";
import { NUMBER_TYPES } from "../model/fields.ts";
import { capitalise } from "../model/names.ts";
import { type EnteredValue, sampleTitle, sampleTitles } from "../model/entered/new-entry.ts";
import { entityOf, type ProjectModel } from "../model/project-model.ts";
import { refersTo, valueOfPlaces } from "../schema/row-places.ts";
import { addSteps, placeOf, samplePath, seeRow, followRow, toList, toNextForm } from "./place.ts";
import { wordsOf } from "./samples.ts";
import { stepsOfWalk, type WalkStep } from "./steps/walk.ts";
import { fieldsRead } from "../model/formula/fields-read.ts";
import { partsOf } from "../model/formula/parts-of.ts";
import { workedOut } from "../model/formula/working/worked-out.ts";

type Row = Entity["samples"][number];

/** Makes the checks of a project. */
type Planner = (project: ProjectModel) => AcceptanceCheck[];

/** What distinguishes the three rows: a word, a day counted from today, one of the calendar, a time, and a share of a number's range. */
const APART = [
  { word: "one", day: -40, date: "2018-03-31", time: "10:30", share: 0.5 },
  { word: "two", day: -3, date: "2020-11-18", time: "18:15", share: 0.9 },
  { word: "three", day: 5, date: "2019-07-05", time: "14:00", share: 0.2 },
] as const;

/** The checks that `plan` makes. Those that look for rows of a list that starts empty begin by adding them; lists that nobody can add to stay empty. */
export function withAddedRows(project: ProjectModel, plan: Planner): AcceptanceCheck[] {
  const filled = filledProject(project);
  const added = filled.entities.filter(hasAddedRows);
  if (added.length === 0) return plan(project);
  const without = added.map((model) => ({
    model,
    plain: new Map(plan(replaced(filled, { ...model, rows: [] })).map((check) => [check.id, check.steps])),
  }));
  return plan(filled).map((check) => {
    const isNeeded = (model: EntityModel): boolean =>
      without.some((other) => other.model === model && JSON.stringify(other.plain.get(check.id)) !== JSON.stringify(check.steps));
    const needed = withTargets(filled, added, added.filter(isNeeded));
    if (needed.length === 0) return check;
    const entered = needed.flatMap((model) => rowSteps(filled, model));
    const others = check.steps.flatMap((step) => toAddedRow(filled, needed, step));
    return { ...check, steps: stepsOfWalk([...entered, ...backToList(filled, needed), ...others]) };
  });
}

/** From the last row that was added to its list, if one sees that it is there. */
function backToList(project: ProjectModel, needed: readonly EntityModel[]): WalkStep[] {
  const model = needed.at(-1);
  const place = model === undefined ? null : placeOf(project, model);
  if (place === null || sampleTitle(project, place.model, place.model.rows.length - 1) === null) return [];
  return [...(place.model.hasDetail ? [toList(place)] : []), { shows: place.home }];
}

function replaced(project: ProjectModel, changed: EntityModel): ProjectModel {
  const entities = project.entities.map((model) => (model.entity === changed.entity ? changed : model));
  return { ...project, entities: workedOut(entities, project.computed) };
}

/** Whether one person adds one row, and no three. */
const isSingle = ({ entity }: EntityModel): boolean => entity.profileOf !== undefined;

/** The project with rows in every empty list that has a form. What others refer to comes first. */
function filledProject(project: ProjectModel): ProjectModel {
  return inOrder(project.entities).reduce((whole, { entity }) => {
    const model = entityOf(whole, entity.id);
    const rows =
      model.rows.length > 0 || !can(model, "add") || isSingle(model) || placeOf(whole, model) === null ? null : rowsFor(whole, model);
    return rows === null ? whole : replaced(whole, { ...model, rows });
  }, project);
}

/** Entities after those that they refer to, as far as they do not refer to each other. */
function inOrder(models: readonly EntityModel[]): EntityModel[] {
  const placed: EntityModel[] = [];
  const place = (model: EntityModel, path: readonly EntityModel[]): void => {
    if (placed.includes(model) || path.includes(model)) return;
    for (const target of models)
      if (model.fields.some((field) => refersTo(field).includes(target.entity.id))) place(target, [...path, model]);
    placed.push(model);
  };
  for (const model of models) place(model, []);
  return placed;
}

/** Three rows; null where a field that must be filled has nothing to fill it with. */
function rowsFor(project: ProjectModel, model: EntityModel): Row[] | null {
  const fields = enteredFields(model);
  const states = model.fields.filter(({ transitions }) => transitions !== undefined);
  const rows = APART.map((_, at) =>
    Object.fromEntries([
      ...states.map((field) => [field.id, field.options?.[0] ?? null] as const),
      ...fields.map((field) => [field.id, valueOf(project, { model, field, at })] as const),
    ]),
  );
  const isWhole = fields.every(({ id, required }) => !required || rows.every((row) => row[id] !== null));
  return isWhole ? rows : null;
}

function valueOf(project: ProjectModel, { model, field, at }: { model: EntityModel; field: FieldModel; at: number }): SampleValue {
  const { word, day, date, time, share } = APART[at] ?? APART[0];
  if (NUMBER_TYPES.has(field.type)) return field.type === "rating" ? starsOf(field, share) : numberOf(field, share);
  const options = field.options ?? [];
  switch (field.type) {
    case "date":
      return isMovedByMonths(project, model, field) ? date : day;
    case "datetime":
      return `2031-05-1${at}T${time}`;
    case "time":
      return time;
    case "boolean":
      return at === 1 && !model.isQuick;
    case "choice":
      return options[at % options.length] ?? null;
    case "tags":
      return [options[at % Math.max(1, options.length)] ?? word];
    case "lines":
      return [`${field.label} ${word}`];
    case "reference": {
      const titles = sampleTitles(project, entityOf(project, field.of ?? ""));
      // Of rows with the same name the first one is chosen.
      const firsts = [...titles.keys()].filter((index) => titles.indexOf(titles[index] ?? null) === index);
      return firsts[(at + (field === titleWith(model) ? 1 : 0)) % firsts.length] ?? null;
    }
    case "references":
    case "anyReference": {
      const [entity = ""] = refersTo(field);
      const count = entityOf(project, entity).rows.length;
      return valueOfPlaces(field, count === 0 ? [] : [{ entity, index: at % count }]);
    }
    case "picture":
      return null;
    case "link":
      return `https://example.com/${word}`;
    case "email":
      return `${word}@example.com`;
    case "phone":
      return `+1 555 0100 2${at}`;
    case "paragraph":
      return field.required ? `${field.label} ${word}` : null;
    default:
      return field === model.title ? `${capitalise(model.entity.name.one)} ${word}` : `${field.label} ${word}`;
  }
}

/** Whether a day so many months later is worked out of a field: of a day that is counted from today nobody can say which one it is. */
function isMovedByMonths({ computed }: ProjectModel, model: EntityModel, field: FieldModel): boolean {
  return computed.some(
    ({ entity, formula }) =>
      entity === model.entity.id &&
      partsOf(formula).some((part) => part.kind === "call" && part.name === "monthsAfter") &&
      fieldsRead(formula).some((place) => place.entity === entity && place.field === field.id),
  );
}

function numberOf({ min = 0, max = min + 40 }: FieldModel, share: number): number {
  return Math.round(min + (max - min) * share);
}

function starsOf({ max = 5 }: FieldModel, share: number): number {
  return Math.max(1, Math.round(max * share));
}

/** The models whose rows have to be there before those of the needed ones can be, in the order in which they are added. */
function withTargets(project: ProjectModel, added: readonly EntityModel[], needed: readonly EntityModel[]): EntityModel[] {
  const isTarget = (model: EntityModel, of: EntityModel): boolean =>
    of.fields.some((field) => refersTo(field).includes(model.entity.id) && of.rows.some((row) => row[field.id] !== null));
  const more = added.filter((model) => !needed.includes(model) && needed.some((other) => isTarget(model, other)));
  if (more.length > 0) return withTargets(project, added, [...needed, ...more]);
  return inOrder(project.entities).filter((model) => needed.includes(model));
}

/** Adds the rows in the form, one after another, and sees each. */
function rowSteps(project: ProjectModel, model: EntityModel): CheckStep[] {
  const place = placeOf(project, model);
  if (place === null) return [];
  const titles = model.rows.map((_, at) => sampleTitle(project, model, at) ?? "");
  return model.rows.flatMap((row, at) => {
    const title = titles[at] ?? "";
    const [open, ...rest] = addSteps(place, { title, values: enteredIn(project, model, row) });
    const isSeen = at > 0 && titles[at - 1] !== "";
    const opened = isSeen ? toNextForm(place) : open === undefined ? [] : [open];
    return [...opened, ...rest, ...(title === "" ? [] : [seeRow(place, title)])];
  });
}

function enteredIn(project: ProjectModel, model: EntityModel, row: Row): EnteredValue[] {
  return enteredFields(model).flatMap((field): EnteredValue[] => {
    const value = row[field.id];
    if (value === null || value === undefined || value === false) return [];
    if (Array.isArray(value) && value.length === 0) return [];
    if (refersTo(field).length > 0) return [{ field, text: wordsOf(project, field, value) }];
    const text = Array.isArray(value) ? value.join("\n") : String(value);
    return [field.type === "date" && typeof value === "number" ? { field, text, inDays: value } : { field, text }];
  });
}

/** A row that was added has no address that could be predicted: it is reached from its list. */
function toAddedRow(project: ProjectModel, needed: readonly EntityModel[], step: CheckStep): CheckStep[] {
  if (step.do !== "open") return [step];
  for (const model of needed) {
    const at = model.rows.findIndex((_, index) => step.path === samplePath(model, index));
    const title = at < 0 ? null : sampleTitle(project, model, at);
    const place = placeOf(project, model);
    if (title !== null && place !== null) return [{ do: "open", path: place.home }, ...followRow(place, title)];
  }
  return [step];
}
