// Computed fields: what is worked out from what a person enters, in the row itself and in rows that belong to it.
import { can, type EntityModel, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import { fieldsRead } from "../../model/formula/fields-read.ts";
import type { Formula } from "../../model/formula/formula.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import { rowChosen } from "../../model/new-entry.ts";
import { listOf } from "../../project/code/list-of.ts";
import type { AcceptanceCheck, CheckStep } from "../../schema/check.ts";
import type { SampleValue } from "../../schema/entity.ts";
import { addSteps, inputsOf, namedSample, placeOf, rowsOf, samplePath, seeRow } from "../place.ts";
import { pageTexts, rowTexts } from "../shown-values.ts";
import { belongingTo, entryWith, withEntered } from "./entered-sample.ts";

/** The checks of all computed fields: one of each entity for what follows from its own form, and one for each kind of rows that belong to it. */
export function computedChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((model) => {
    const own = project.computed.filter(({ entity }) => entity === model.entity.id).map(({ field }) => fieldOf(model, field));
    const children = new Set(own.flatMap((field) => aggregatesOf(project, model, field).map(({ child }) => child.entity)));
    return [ownCheck(project, model, own), ...[...children].map((child) => childCheck(project, { model, own, child }))].flat();
  });
}

type AggregateFormula = Extract<Formula, { kind: "aggregate" }>;

/** The formulas over rows that belong to the row, in the formula of a field and in those that it reads of the same row. */
function aggregatesOf(project: ProjectModel, model: EntityModel, field: FieldModel): AggregateFormula[] {
  const found = project.computed.find((one) => one.entity === model.entity.id && one.field === field.id);
  if (found === undefined) return [];
  const read = fieldsRead(found.formula).filter((place) => place.entity === model.entity.id && place.field !== field.id);
  return [...aggregatesIn(found.formula), ...read.flatMap((place) => aggregatesOf(project, model, fieldOf(model, place.field)))];
}

function aggregatesIn(formula: Formula): AggregateFormula[] {
  if (formula.kind === "aggregate") return [formula];
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
  const entry = can(model, "add") && fed.length > 0 ? entryWith(project, model, inputs) : null;
  if (place === null || entry === null) return [];
  const after = withEntered(project, model, entry);
  const changed = entityOf(after, model.entity.id);
  const shown = fed.map((field) => ({
    field,
    texts: shownTextsOf(after, changed, { field: fieldOf(changed, field.id), value: changed.rows.at(-1)?.[field.id] }),
  }));
  const seen = shown.filter(({ texts }) => texts.length > 0);
  if (seen.length === 0) return [];
  const row = model.hasDetail ? ({ role: "main" } as const) : rowsOf(place, { text: entry.title });
  const steps: CheckStep[] = [
    ...addSteps(place, entry),
    seeRow(place, entry.title),
    ...seen.flatMap(({ texts }) => texts).map((contains): CheckStep => ({ do: "expectText", target: row, contains })),
  ];
  return [checkOf(model, { id: "computed", fields: seen.map(({ field }) => field), from: "what is entered", steps })];
}

/** A row that is added to those of a row changes what is worked out from them. */
function childCheck(
  project: ProjectModel,
  { model, own, child: id }: { model: EntityModel; own: readonly FieldModel[]; child: string },
): AcceptanceCheck[] {
  const child = entityOf(project, id);
  const aggregates = own.flatMap((field) => aggregatesOf(project, model, field)).filter((formula) => formula.child.entity === id);
  const by = aggregates[0] && fieldOf(child, aggregates[0].child.field);
  const place = placeOf(project, model);
  const childPlace = placeOf(project, child);
  const named = namedSample({ project, model });
  if (place === null || childPlace === null || named === null || by === undefined || !can(child, "add")) return [];
  const read = aggregates
    .flatMap(({ value, order }) => [value ?? [], order ?? []].flat().flatMap(fieldsRead))
    .filter(({ entity }) => entity === id);
  const inputs = read
    .map(({ field }) => fieldOf(child, field))
    .flatMap((field) => (field.formula === undefined ? [field] : inputsOf(project, child, field)));
  const plain = entryWith(
    project,
    child,
    inputs.filter((field) => field !== by),
  );
  const entry =
    plain &&
    belongingTo(plain, { by, parent: rowChosen(project, by, { entity: model.entity.id, index: named.index }) ?? named.title, child });
  if (entry === null) return [];
  const after = withEntered(project, child, entry);
  const changed = entityOf(after, model.entity.id);
  const shown = own.flatMap((field) => {
    const texts = (rows: EntityModel): string[] =>
      shownTextsOf(after, rows, { field: fieldOf(rows, field.id), value: rows.rows[named.index]?.[field.id] });
    return texts(changed).join() === texts(model).join() ? [] : [{ field, before: texts(model), texts: texts(changed) }];
  });
  const seen = shown.filter(({ texts }) => texts.length > 0);
  if (seen.length === 0) return [];
  const path = model.hasDetail ? samplePath(model, named.index) : place.home;
  const target = model.hasDetail ? ({ role: "main" } as const) : rowsOf(place, { text: named.title });
  const says = (contains: string): CheckStep => ({ do: "expectText", target, contains });
  const steps: CheckStep[] = [
    { do: "open", path },
    ...seen.flatMap(({ before }) => before).map(says),
    ...addSteps(childPlace, entry),
    seeRow(childPlace, entry.title),
    { do: "open", path },
    ...seen.flatMap(({ texts }) => texts).map(says),
  ];
  return [
    checkOf(model, { id: `computed-by-${id}`, fields: seen.map(({ field }) => field), from: `their ${child.entity.name.many}`, steps }),
  ];
}
