// Computed fields: what is worked out from what a person enters, in the row itself and in rows that belong to it.
import { can, enteredFields, type EntityModel, type FieldModel, fieldOf } from "../../../model/entity-model.ts";
import { fieldsRead } from "../../../model/formula/fields-read.ts";
import type { Formula } from "../../../model/formula/formula.ts";
import { operandsOf } from "../../../model/formula/parts-of.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import { type NewEntry, rowChosen } from "../../../model/entered/new-entry.ts";
import { listOf } from "../../../project/code/list-of.ts";
import type { AcceptanceCheck, CheckStep } from "../../../schema/check.ts";
import type { SampleValue } from "../../../schema/entity.ts";
import { addSteps, inputsOf, namedSample, placeOf, rowsOf, samplePath, seeRow } from "../../place.ts";
import { pageTexts, rowTexts } from "../../shown-values.ts";
import { belongingTo, entryWith, variantsOf, withEntered } from "../entered-sample.ts";

/** The checks of all computed fields: one of each entity for what follows from its own form, and some for each kind of rows that belong to it. */
export function computedChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((model) => {
    const own = project.computed.filter(({ entity }) => entity === model.entity.id).map(({ field }) => fieldOf(model, field));
    const children = new Set(own.flatMap((field) => aggregatesOf(project, model, field).map(({ child }) => child.entity)));
    return [ownCheck(project, model, own), ...[...children].flatMap((child) => childChecks(project, { model, own, child }))].flat();
  });
}

type AggregateFormula = Extract<Formula, { kind: "aggregate" }>;

/** The formulas over rows that belong to the row itself, in the formula of a field and in those that it reads of the same row. */
function aggregatesOf(project: ProjectModel, model: EntityModel, field: FieldModel): AggregateFormula[] {
  const found = project.computed.find((one) => one.entity === model.entity.id && one.field === field.id);
  if (found === undefined) return [];
  const read = fieldsRead(found.formula).filter((place) => place.entity === model.entity.id && place.field !== field.id);
  return [...aggregatesIn(found.formula), ...read.flatMap((place) => aggregatesOf(project, model, fieldOf(model, place.field)))];
}

function aggregatesIn(formula: Formula): AggregateFormula[] {
  if (formula.kind === "aggregate") return formula.via === undefined ? [formula] : [];
  return formula.kind === "call" ? formula.args.flatMap(aggregatesIn) : [];
}

/** The value of a field as a row or its page says it; none where it is not shown there or depends on the day of the visit. */
function shownTextsOf(
  project: ProjectModel,
  model: EntityModel,
  { field, value }: { field: FieldModel; value: SampleValue | undefined },
): string[] {
  const row = { [field.id]: value };
  return model.hasDetail ? pageTexts(project, model, row) : rowTexts(project, model, row);
}

function checkOf(
  model: EntityModel,
  { id, fields, from, steps }: { id: string; fields: readonly FieldModel[]; from: string; steps: CheckStep[] },
): AcceptanceCheck {
  const labels = listOf([...new Set(fields.map(({ label }) => `“${label}”`))]);
  return {
    id: `${id}-${model.entity.id}`,
    title: `${labels} of ${model.entity.name.many} ${fields.length === 1 ? "is" : "are"} worked out from ${from}`,
    capability: `browse-${model.entity.id}`,
    also: fields.map((field) => `${model.entity.id}.${field.id}`),
    phrase: null,
    viewport: "desktop",
    steps,
  };
}

/** What is entered in the form of a row comes out in its computed fields. */
function ownCheck(project: ProjectModel, model: EntityModel, own: readonly FieldModel[]): AcceptanceCheck[] {
  const place = placeOf(project, model);
  const fed = own.filter((field) => inputsOf(project, model, field).length > 0);
  const inputs = [...new Set(fed.flatMap((field) => inputsOf(project, model, field)))];
  const nearby = can(model, "add") && fed.length > 0 ? entryWith(project, model, inputs) : null;
  if (place === null || nearby === null) return [];
  const seenOf = (entry: NewEntry) => {
    const after = withEntered(project, model, entry);
    const changed = entityOf(after, model.entity.id);
    const shown = fed.map((field) => ({
      field,
      texts: shownTextsOf(after, changed, { field: fieldOf(changed, field.id), value: changed.rows.at(-1)?.[field.id] }),
    }));
    return { entry, seen: shown.filter(({ texts }) => texts.length > 0) };
  };
  // So many months after a day that is counted from today are no number of days.
  const [near, past] = [seenOf(nearby), seenOf(onPastDay(nearby))];
  const { entry, seen } = past.seen.length > near.seen.length ? past : near;
  if (seen.length === 0) return [];
  const row = model.hasDetail ? ({ role: "main" } as const) : rowsOf(place, { text: entry.title });
  const steps: CheckStep[] = [
    ...addSteps(place, entry),
    seeRow(place, entry.title),
    ...seen.flatMap(({ texts }) => texts).map((contains): CheckStep => ({ do: "expectText", target: row, contains })),
  ];
  return [checkOf(model, { id: "computed", fields: seen.map(({ field }) => field), from: "what is entered", steps })];
}

/** The last day of a month that has more days than the one half a year later. */
const PAST_DAY = "2020-08-31";

/** An entry whose days are one of the calendar. */
function onPastDay(entry: NewEntry): NewEntry {
  return { ...entry, values: entry.values.map((value) => (value.inDays === undefined ? value : { field: value.field, text: PAST_DAY })) };
}

/** Rows that are added to those of a row change what is worked out from them. */
function childChecks(project: ProjectModel, shown: ShownByChild): AcceptanceCheck[] {
  const { model } = shown;
  const child = entityOf(project, shown.child);
  const place = placeOf(project, model);
  const childPlace = placeOf(project, child);
  const named = namedSample({ project, model });
  if (place === null || childPlace === null || named === null || !can(child, "add")) return [];
  const path = model.hasDetail ? samplePath(model, named.index) : place.home;
  const target = model.hasDetail ? ({ role: "main" } as const) : rowsOf(place, { text: named.title });
  const says = (contains: string): CheckStep => ({ do: "expectText", target, contains });
  return addedChildren(project, shown, named).map(({ entry, seen }, at) => {
    const steps: CheckStep[] = [
      { do: "open", path },
      ...seen.flatMap(({ before }) => before).map(says),
      ...addSteps(childPlace, entry),
      seeRow(childPlace, entry.title),
      { do: "open", path },
      ...seen.flatMap(({ texts }) => texts).map(says),
    ];
    const fields = seen.map(({ field }) => field);
    const id = `computed-by-${child.entity.id}${at === 0 ? "" : `-${at + 1}`}`;
    return checkOf(model, { id, fields, from: `their ${child.entity.name.many}`, steps });
  });
}

/** Computed fields of an entity, and the one whose rows they are worked out from. */
interface ShownByChild {
  model: EntityModel;
  own: readonly FieldModel[];
  child: string;
}

/** A row that is entered, and the fields of a sample that change by it, with what they say before and after. */
interface AddedChild {
  entry: NewEntry;
  seen: { field: FieldModel; before: string[]; texts: string[] }[];
}

/** The rows by which the fields of a sample change: the one by which the most do, and others for fields that stay the same with it. */
function addedChildren(
  project: ProjectModel,
  { model, own, child: id }: ShownByChild,
  named: { index: number; title: string },
): AddedChild[] {
  const child = entityOf(project, id);
  const tried = entriesOf(project, { model, own, child: id }, named).map((entry): AddedChild => {
    const after = withEntered(project, child, entry);
    const changed = entityOf(after, model.entity.id);
    const seen = own.flatMap((field) => {
      const texts = (rows: EntityModel): string[] =>
        shownTextsOf(after, rows, { field: fieldOf(rows, field.id), value: rows.rows[named.index]?.[field.id] });
      const [before, now] = [texts(model), texts(changed)];
      return now.length === 0 || now.join() === before.join() ? [] : [{ field, before, texts: now }];
    });
    return { entry, seen };
  });
  const chosen: AddedChild[] = [];
  for (const one of tried.toSorted((left, right) => right.seen.length - left.seen.length))
    if (one.seen.some(({ field }) => !chosen.some(({ seen }) => seen.some((other) => other.field === field)))) chosen.push(one);
  return chosen;
}

/** What can be entered as a row that belongs to the sample. */
function entriesOf(
  project: ProjectModel,
  { model, own, child: id }: ShownByChild,
  { index, title }: { index: number; title: string },
): NewEntry[] {
  const child = entityOf(project, id);
  const aggregates = own.flatMap((field) => aggregatesOf(project, model, field)).filter((formula) => formula.child.entity === id);
  const by = aggregates[0] && fieldOf(child, aggregates[0].child.field);
  if (by === undefined) return [];
  const enteredFor = (formulas: readonly Formula[]): FieldModel[] =>
    formulas
      .flatMap(fieldsRead)
      .filter(({ entity }) => entity === id)
      .map(({ field }) => fieldOf(child, field))
      .flatMap((field) => (field.formula === undefined ? [field] : inputsOf(project, child, field)))
      .filter((field) => field !== by && enteredFields(child).includes(field));
  const plain = entryWith(project, child, enteredFor(aggregates.flatMap(operandsOf)));
  const parent = rowChosen(project, by, { entity: model.entity.id, index }) ?? title;
  const entry = plain && belongingTo(plain, { by, parent, child });
  const conditions = aggregates.flatMap(({ where }) => where ?? []);
  return entry === null ? [] : variantsOf(entry, enteredFor(conditions));
}
