// Lines of a row: they are entered in its form, stand in a table on its page with their totals and what is switched there, and follow when it is changed.
import { can, type EntityModel, type FieldModel, fieldOf } from "../../model/entity-model.ts";
import { capitalise, withArticle } from "../../model/names.ts";
import { addLabel, type EnteredValue, type NewEntry, newEntry, sampleTitle } from "../../model/entered/new-entry.ts";
import { totalsInForm } from "../../model/figures/totals-in-form.ts";
import { entityOf, type Lines, linesOf, type ProjectModel, switchedInLines } from "../../model/project-model.ts";
import type { AcceptanceCheck, CheckStep, Target } from "../../schema/check.ts";
import { controlOf, enter, type Place, placeOf, rowControl, samplePath, seeRow } from "../place.ts";
import { numberOf, numberShown } from "../samples.ts";
import { cellTexts, pageTexts } from "../shown-values.ts";
import { lineEntry, withEntered } from "./entered-sample.ts";
import { say } from "../../project/words/say.ts";

/** A check for each kind of lines. */
export function lineChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((parent) =>
    linesOf(project, parent).flatMap((lines) => {
      const steps = [
        ...sampleSteps(project, { parent, lines }),
        ...enteredSteps(project, { parent, lines }),
        ...switchSteps(project, { parent, lines }),
      ];
      return steps.length === 0 ? [] : [checkOf(parent, lines, steps)];
    }),
  );
}

function checkOf(parent: EntityModel, { model }: Lines, steps: CheckStep[]): AcceptanceCheck {
  const { one, many } = model.entity.name;
  return {
    id: `lines-${model.entity.id}-of-${parent.entity.id}`,
    title: `${capitalise(many)} are entered in the form of ${withArticle(parent.entity.name.one)}, and its page shows each ${one}`,
    capability: `browse-${parent.entity.id}`,
    also: model.fields.map(({ id }) => `${model.entity.id}.${id}`),
    phrase: null,
    viewport: "desktop",
    steps,
  };
}

/** Lines, and what they are lines of. */
interface LinesOf {
  parent: EntityModel;
  lines: Lines;
}

const tableOf = ({ model }: Lines): Target => ({ role: "table", name: say.general.list(model.entity.name), exact: true });

const shownFields = ({ model, by }: Lines): FieldModel[] => model.fields.filter((field) => field !== by && field.id !== by.id);

/** The lines of these places say their values in one row each, and the last row the totals. */
function tableSteps(project: ProjectModel, { parent, lines }: LinesOf, places: readonly number[]): CheckStep[] {
  const model = entityOf(project, lines.model.entity.id);
  const table = tableOf(lines);
  const switched = switchedInLines(lines, parent).map(({ id }) => id);
  const said = shownFields({ ...lines, model }).filter(({ id }) => !switched.includes(id));
  const rows = places.flatMap((at) => {
    const row: Target = { role: "row", within: table, nth: places.indexOf(at) + 1 };
    const texts = cellTexts(project, model, { fields: said, row: model.rows[at] ?? {} });
    return texts.map((contains): CheckStep => ({ do: "expectText", target: row, contains }));
  });
  const totals = lines.totals.map((field): CheckStep => ({
    do: "expectText",
    target: { role: "row", within: table, nth: -1 },
    contains: totalText(model, field, places),
  }));
  const count = places.length + 1 + (totals.length > 0 ? 1 : 0);
  return [{ do: "expectCount", target: { role: "row", within: table }, atLeast: count, atMost: count }, ...rows, ...totals];
}

function totalText(model: EntityModel, field: FieldModel, places: readonly number[]): string {
  return numberShown(
    fieldOf(model, field.id),
    places.reduce((sum, at) => sum + (numberOf(model.rows[at]?.[field.id]) ?? 0), 0),
  );
}

/** The places of the lines of a sample. */
const linesAt = ({ model, by }: Lines, index: number): number[] => model.rows.flatMap((row, at) => (row[by.id] === index ? [at] : []));

/** The first sample that has lines; −1 for none. */
const withLines = ({ parent, lines }: LinesOf): number => parent.rows.findIndex((_, at) => linesAt(lines, at).length > 0);

/** Each yes or no of a line is switched on the page of its row, and kept. */
function switchSteps(project: ProjectModel, { parent, lines }: LinesOf): CheckStep[] {
  const index = withLines({ parent, lines });
  const [at = -1] = linesAt(lines, index);
  const title = sampleTitle(project, lines.model, at);
  if (!parent.hasDetail || at < 0) return [];
  return switchedInLines(lines, parent).flatMap((field): CheckStep[] => {
    const name = title === null ? { name: field.label } : { name: say.general.flag({ state: field.label, title }), exact: true };
    const target: Target = { role: "checkbox", ...name, within: { role: "row", within: tableOf(lines), nth: 1 } };
    const checked = lines.model.rows[at]?.[field.id] !== true;
    return [
      { do: "open", path: samplePath(parent, index) },
      { do: "setChecked", target, checked },
      { do: "reload" },
      { do: "expectChecked", target, checked },
    ];
  });
}

/** The lines of a sample stand on its page. */
function sampleSteps(project: ProjectModel, { parent, lines }: LinesOf): CheckStep[] {
  const index = withLines({ parent, lines });
  if (!parent.hasDetail || index < 0) return [];
  return [{ do: "open", path: samplePath(parent, index) }, ...tableSteps(project, { parent, lines }, linesAt(lines, index))];
}

/** Two lines are entered, a third one is taken away; a reload keeps them; then one is changed and one removed. */
function enteredSteps(project: ProjectModel, { parent, lines }: LinesOf): CheckStep[] {
  const place = placeOf(project, parent);
  const entry = can(parent, "add") ? newEntry(project, parent) : null;
  const first = lineEntry(project, lines, 0);
  const second = lineEntry(project, lines, 1);
  if (place === null || entry === null || first === null || second === null) return [];
  const after = entered(project, { parent, lines, entry, values: [first, second] });
  const at = lines.model.rows.length;
  return [
    { do: "open", path: `${parent.base}/new` },
    ...entry.values.map(enter),
    ...lineSteps(lines, 1, first),
    { do: "click", target: addButton(lines) },
    ...lineSteps(lines, 2, second),
    { do: "click", target: addButton(lines) },
    { do: "expectVisible", target: groupOf(lines, 3) },
    { do: "click", target: removeButton(lines, 3) },
    { do: "expectHidden", target: groupOf(lines, 3) },
    ...totalsInForm(project, lines).map((field): CheckStep => ({
      do: "expectVisible",
      target: { role: "status", text: `${field.label}: ${totalText(entityOf(after, lines.model.entity.id), field, [at, at + 1])}` },
    })),
    { do: "click", target: { role: "button", name: addLabel(parent), exact: true } },
    ...(parent.hasDetail ? keptSteps(after, { place, lines, entry, at }) : [seeRow(place, entry.title)]),
    ...(parent.hasDetail && can(parent, "edit") ? changedSteps(project, { place, lines, entry, second }) : []),
  ];
}

/** The row's page has the lines, also when it is loaded anew, and what is worked out from them. */
function keptSteps(
  after: ProjectModel,
  { place, lines, entry, at }: { place: Place; lines: Lines; entry: NewEntry; at: number },
): CheckStep[] {
  const parent = entityOf(after, place.model.entity.id);
  const row = parent.rows.at(-1) ?? {};
  const stated = parent.fields
    .filter(({ formula }) => formula !== undefined)
    .flatMap(({ id }) => pageTexts(after, parent, { [id]: row[id] }));
  return [
    seeRow(place, entry.title),
    { do: "reload" },
    ...tableSteps(after, { parent: place.model, lines }, [at, at + 1]),
    ...stated.map((contains): CheckStep => ({ do: "expectText", target: { role: "main" }, contains })),
  ];
}

/** The first line is removed in the form that changes the row: the second one is left, and so is its part of the totals. */
function changedSteps(
  project: ProjectModel,
  { place, lines, entry, second }: { place: Place; lines: Lines; entry: NewEntry; second: EnteredValue[] },
): CheckStep[] {
  const after = entered(project, { parent: place.model, lines, entry, values: [second] });
  return [
    { do: "click", target: rowControl(place, entry.title, { role: "link", name: say.general.edit() }) },
    { do: "expectVisible", target: groupOf(lines, 2) },
    { do: "click", target: removeButton(lines, 1) },
    { do: "click", target: { role: "button", name: say.general.saveChanges(), exact: true } },
    seeRow(place, entry.title),
    ...tableSteps(after, { parent: place.model, lines }, [lines.model.rows.length]),
  ];
}

/** The project with the row and its lines. */
function entered(
  project: ProjectModel,
  { parent, lines, entry, values }: { parent: EntityModel; lines: Lines; entry: NewEntry; values: readonly EnteredValue[][] },
): ProjectModel {
  const more = { [lines.by.id]: parent.rows.length };
  return values.reduce(
    (whole, line) => withEntered(whole, entityOf(whole, lines.model.entity.id), { values: line, more }),
    withEntered(project, parent, entry),
  );
}

function lineSteps(lines: Lines, number: number, values: readonly EnteredValue[]): CheckStep[] {
  return values.map((value) => {
    const step = enter(value);
    return "target" in step ? { ...step, target: { ...controlOf(value.field), within: groupOf(lines, number) } } : step;
  });
}

const groupOf = ({ model }: Lines, number: number): Target => ({
  role: "group",
  name: `${capitalise(model.entity.name.one)} ${number}`,
  exact: true,
});

const addButton = ({ model }: Lines): Target => ({ role: "button", name: addLabel(model), exact: true });

const removeButton = ({ model }: Lines, number: number): Target => ({
  role: "button",
  name: say.general.removePart({ one: model.entity.name.one, place: number }),
  exact: true,
});
