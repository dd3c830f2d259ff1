// Totals and charts: the right numbers of the samples, and other ones when a row is added.
import type { CheckStep, Target } from "../../../schema/check.ts";
import { markWords } from "../../../model/fields.ts";
import { can, capabilitiesOf, type CapabilityOf, type EntityModel, type FieldModel, fieldOf } from "../../../model/entity-model.ts";
import { entityOf, type FigureCapability, type ProjectModel } from "../../../model/project-model.ts";
import { type NewEntry, sampleTitle } from "../../../model/entered/new-entry.ts";
import { markCounted, settlingOf } from "../../../model/figures/beside-totals.ts";
import { countedRows } from "../../../model/effects/rows-where.ts";
import { periodOf } from "../../../model/figures/period-of.ts";
import { addSteps, figurePath, fullEntry, type Place, placeOf, rowsOf } from "../../place.ts";
import { withEntered } from "../../records/entered-sample.ts";
import { measured, numberShown, sampleValues } from "../../samples.ts";
import type { WalkStep } from "../walk.ts";
import { say, formatted } from "../../../project/words/say.ts";

/** A figure's entity, and the page that shows it. */
export interface FigureCall {
  project: ProjectModel;
  model: EntityModel;
  path: string;
}

const figureOf = (name: string): Target => ({ role: "figure", name, exact: true });

function figureTarget(capability: CapabilityOf<"total">): Target {
  return { role: "group", name: capability.label, exact: true };
}

/** A total says the samples' number. */
export function totalSteps(call: FigureCall, capability: CapabilityOf<"total">): WalkStep[] {
  const { project, model, path } = call;
  const indexes = countedRows(project, model, capability);
  if (model.rows.length === 0 || indexes === null) return [];
  const field = measuredField(model, capability);
  const value = measured(model, { measure: capability.measure, field, indexes });
  return [
    { do: "open", path },
    { do: "expectText", target: figureTarget(capability), contains: numberShown(field, value) },
    ...besideSteps(call, capability),
    // What was marked is not marked any more.
    { shows: path },
  ];
}

/** What stands beside a total: the sum of what is not settled, or how many rows are marked. It follows where a row is marked. */
function besideSteps({ project, model, path }: FigureCall, capability: CapabilityOf<"total">): CheckStep[] {
  const settling = settlingOf(model, capability);
  const mark = settling?.field ?? markCounted(model, capability);
  if (mark === null) return [];
  const values = sampleValues(model, mark);
  const open = [...values.keys()].filter((index) => !(settling?.values ?? [true]).some((settled) => settled === values[index]));
  const field = measuredField(model, capability);
  const says = (indexes: readonly number[]): CheckStep => ({
    do: "expectText",
    target: { role: "group", name: settling === null ? markWords(mark).on : say.app.outstanding(), exact: true },
    contains:
      settling === null
        ? say.insight.markedOf({ count: values.length - indexes.length, all: values.length })
        : numberShown(field, measured(model, { measure: "sum", field, indexes })),
  });
  const place = placeOf(project, model);
  const index = open.find((at) => sampleTitle(project, model, at) !== null);
  const title = index === undefined ? null : sampleTitle(project, model, index);
  const isMarked = capabilitiesOf(model, "mark").some((one) => one.field === mark.id);
  if (place === null || place.home !== path || title === null || !isMarked) return [says(open)];
  const name = `${markWords(mark).on}: ${title}`;
  const target = { role: "checkbox", name, exact: true, within: rowsOf(place, { text: title }) } as const;
  return [
    says(open),
    { do: "setChecked", target, checked: true },
    says(open.filter((at) => at !== index)),
    { do: "setChecked", target, checked: false },
    says(open),
  ];
}

/** A new row changes those of these totals that come out another way with it. */
export function changeSteps(
  project: ProjectModel,
  { place, totals: all }: { place: Place; totals: readonly CapabilityOf<"total">[] },
): CheckStep[] {
  const entry = fullEntry(project, place.model);
  const totals = all.filter((total) => entry !== null && changes(project, place.model, { total, entry }));
  if (!entry || !can(place.model, "add") || totals.length === 0) return [];
  const opened = (total: CapabilityOf<"total">): CheckStep => ({ do: "open", path: figurePath(project, total, place.home) ?? place.home });
  return [
    ...totals.flatMap((total): CheckStep[] => [opened(total), { do: "rememberText", target: figureTarget(total), as: total.id }]),
    ...addSteps(place, entry),
    ...totals.flatMap((total): CheckStep[] => [opened(total), { do: "expectTextChanged", target: figureTarget(total), since: total.id }]),
  ];
}

function changes(project: ProjectModel, model: EntityModel, { total, entry }: { total: CapabilityOf<"total">; entry: NewEntry }): boolean {
  const field = measuredField(model, total);
  const shown = (within: ProjectModel): string | null => {
    const one = entityOf(within, model.entity.id);
    const indexes = countedRows(within, one, total);
    return indexes === null ? null : numberShown(field, measured(one, { measure: total.measure, field, indexes }));
  };
  const before = shown(project);
  return before !== null && before !== shown(withEntered(project, model, entry));
}

/** A new row, with a date of its own, gives charts by month or day one that no sample has. */
export function monthSteps(
  project: ProjectModel,
  { place, charts }: { place: Place; charts: readonly CapabilityOf<"chart">[] },
): CheckStep[] {
  const [first] = charts;
  const by = first === undefined ? null : fieldOf(place.model, first.by);
  const stated = charts.filter((chart) => fieldOf(place.model, chart.by) === by);
  const entry = fullEntry(project, place.model);
  if (by?.type !== "date" || by.stamp !== undefined || entry === null || !can(place.model, "add")) return [];
  const values = [...entry.values.filter(({ field }) => field !== by), { field: by, text: LATE_DAY.date }];
  const isDated = sampleValues(place.model, by).some((value) => typeof value === "number");
  return [
    ...addSteps(place, { ...entry, values }),
    ...stated.flatMap((chart): CheckStep[] => [
      { do: "open", path: figurePath(project, chart, place.home) ?? place.home },
      ...(chart.shape === "line" && isDated ? momentSteps(chart) : []),
      { do: "expectText", target: figureOf(chart.label), contains: LATE_DAY[periodOf(chart) ?? "month"] },
    ]),
  ];
}

/** The arrow keys go back from the last moment to the one before, whose value is written out then; pointing at the beginning shows the first until one leaves it. */
function momentSteps(chart: CapabilityOf<"chart">): CheckStep[] {
  const { label } = chart;
  const figure = figureOf(label);
  const slider: Target = { role: "slider", name: say.insight.chooseTime({ label }), exact: true };
  const last = LATE_DAY[periodOf(chart) ?? "month"];
  return [
    { do: "expectValue", target: slider, equals: last },
    { do: "rememberText", target: figure, as: `${label} last` },
    { do: "press", key: "ArrowLeft", target: slider },
    { do: "expectTextChanged", target: figure, since: `${label} last` },
    { do: "press", key: "End" },
    { do: "expectValue", target: slider, equals: last },
    { do: "drag", target: slider, from: BEGINNING, to: slider, at: BEGINNING },
    { do: "expectTextChanged", target: figure, since: `${label} last` },
    { do: "hover", target: { role: "banner" } },
    { do: "expectValue", target: slider, equals: last },
  ];
}

/** A point where the line of a chart begins. */
const BEGINNING = { x: 0.01, y: 0.5 };

/** A day that no sample has, and it and its periods as charts name them. */
const LATE_DAY = {
  date: "2033-08-17",
  day: formatted.date("2033-08-17"),
  week: formatted.week("2033-08-17"),
  month: formatted.month("2033-08"),
  year: "2033",
};

/** The field that a figure measures; null where it counts rows. */
export function measuredField(model: EntityModel, { measure, field }: FigureCapability): FieldModel | null {
  return measure === "count" || field === null ? null : fieldOf(model, field);
}
