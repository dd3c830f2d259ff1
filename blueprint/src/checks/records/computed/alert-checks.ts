// Rows that stand out: one that is entered beyond its limit says so in the list, and one within it does not.
import { can, type EntityModel, type FieldModel, fieldOf } from "../../../model/entity-model.ts";
import { markWords, NUMBER_TYPES } from "../../../model/fields.ts";
import { fieldsRead } from "../../../model/formula/fields-read.ts";
import { partsOf } from "../../../model/formula/parts-of.ts";
import type { EnteredValue, NewEntry } from "../../../model/entered/new-entry.ts";
import { entityOf, type ProjectModel } from "../../../model/project-model.ts";
import type { AcceptanceCheck, CheckStep } from "../../../schema/check.ts";
import { addSteps, inputsOf, placeOf, rowsOf } from "../../place.ts";
import { rowTexts } from "../../shown-values.ts";
import { entryWith, withEntered } from "../entered-sample.ts";

/** More combinations of what is entered are not tried. */
const TRIED_MAX = 400;
/** Of so many fields it is shown that they alone end it. */
const WITHIN_MAX = 3;

/** Days that are over, and to come, whenever the app is tried: so many months after one of them is no day that is counted from today. */
const FAR_DAYS = ["2020-01-15", "2098-01-15"];

/** The checks of all fields that warn. */
export function alertChecks(project: ProjectModel): AcceptanceCheck[] {
  return project.entities.flatMap((model) =>
    model.fields.filter(({ alert }) => alert !== undefined).flatMap((field) => checksOf(project, { model, field })),
  );
}

interface Warning {
  model: EntityModel;
  field: FieldModel;
}

function checksOf(project: ProjectModel, { model, field }: Warning): AcceptanceCheck[] {
  const place = placeOf(project, model);
  const inputs = inputsOf(project, model, field);
  const entry = can(model, "add") && inputs.length > 0 ? entryWith(project, model, inputs) : null;
  if (place === null || entry === null) return [];
  const { on } = markWords(field);
  const meaning = field.alert === "mild" ? "caution" : "alert";
  const tried = variants(entry, { inputs, limits: limitsOf(project, { model, field }) }).map((one) => ({
    entry: one,
    value: valueOf(project, { model, field }, one),
  }));
  const beyond = tried.find(({ value }) => value === true)?.entry;
  if (beyond === undefined || !showsWarning(project, { model, field }, beyond)) return [];
  // What one field alone makes of it.
  const within = inputs.flatMap((input) => {
    const found = tried.find(({ entry: one, value }) => value === false && differsIn(one, beyond, input));
    return found === undefined ? [] : [{ input, entry: found.entry }];
  });
  if (within.length === 0) return [];
  const many = model.entity.name.many;
  const check = (id: string, { title, said, steps }: { title: string; said: NewEntry; steps: CheckStep[] }): AcceptanceCheck => ({
    id: `alert-${id}-${model.entity.id}-${field.id}`.slice(0, 96),
    title,
    capability: `browse-${model.entity.id}`,
    also: [`${model.entity.id}.${field.id}`],
    phrase: null,
    viewport: "desktop",
    steps: [
      ...addSteps(place, said),
      { do: "open", path: place.home },
      { do: "expectVisible", target: rowsOf(place, { text: said.title }) },
      ...steps,
    ],
  });
  const row = (said: NewEntry) => rowsOf(place, { text: said.title });
  return [
    check("on", {
      title: `“${on}” stands out in ${many} of which it is true`,
      said: beyond,
      steps: [{ do: "expectAttribute", target: { text: on, within: row(beyond) }, name: "data-meaning", equals: meaning }],
    }),
    ...within.slice(0, WITHIN_MAX).map(({ input, entry: said }) =>
      check(`off-${input.id}`, {
        title: `“${on}” does not stand in ${many} whose “${input.label}” says otherwise`,
        said,
        steps: [{ do: "expectNotText", target: row(said), contains: on }],
      }),
    ),
  ];
}

/** Whether two entries differ in one field and in no other. */
function differsIn(one: NewEntry, other: NewEntry, field: FieldModel): boolean {
  const saidIn = ({ values }: NewEntry): Map<FieldModel, string> =>
    new Map(values.map((value) => [value.field, `${value.inDays ?? value.text}`]));
  const [left, right] = [saidIn(one), saidIn(other)];
  const fields = new Set([...left.keys(), ...right.keys()]);
  return [...fields].every((each) => (left.get(each) !== right.get(each)) === (each === field));
}

/** What the field comes to with an entry; undefined where that depends on the day of the visit. */
function valueOf(project: ProjectModel, { model, field }: Warning, entry: NewEntry): unknown {
  const changed = entityOf(withEntered(project, model, entry), model.entity.id);
  return changed.rows.at(-1)?.[field.id] ?? (fieldOf(changed, field.id).isUnpredictable ? undefined : false);
}

function showsWarning(project: ProjectModel, { model, field }: Warning, entry: NewEntry): boolean {
  const after = withEntered(project, model, entry);
  const changed = entityOf(after, model.entity.id);
  const row = changed.rows.at(-1) ?? {};
  return rowTexts(after, changed, { [field.id]: row[field.id] ?? null }).includes(markWords(field).on);
}

/** The numbers that the formula of a field compares with, and those of what it reads that is worked out of the same row. */
function limitsOf(project: ProjectModel, { model, field }: Warning): number[] {
  const found = project.computed.find((one) => one.entity === model.entity.id && one.field === field.id);
  if (found === undefined) return [0];
  const own = partsOf(found.formula).flatMap((part) => (part.kind === "constant" && typeof part.value === "number" ? [part.value] : []));
  const read = fieldsRead(found.formula).filter((place) => place.entity === model.entity.id && place.field !== field.id);
  return [...new Set([0, ...own, ...read.flatMap((place) => limitsOf(project, { model, field: fieldOf(model, place.field) }))])];
}

/** An entry with other values in the fields that count: at the limits and next to them, on days as far from today, ticked and not. */
function variants(entry: NewEntry, { inputs, limits }: { inputs: readonly FieldModel[]; limits: readonly number[] }): NewEntry[] {
  const near = [...new Set(limits.flatMap((limit) => [limit, limit + 1, limit - 1]))];
  return inputs.reduce<NewEntry[]>(
    (found, field) => found.flatMap((one) => valuesOf(field, near).map((value) => withValue(one, field, value))).slice(0, TRIED_MAX),
    [entry],
  );
}

/** What can be entered in a field; null for nothing. */
function valuesOf(field: FieldModel, near: readonly number[]): (EnteredValue | null)[] {
  const nothing = field.required ? [] : [null];
  if (field.type === "date")
    return [
      ...near.flatMap((days) => [-days, days]).map((inDays) => ({ field, text: String(inDays), inDays })),
      ...FAR_DAYS.map((text) => ({ field, text })),
      ...nothing,
    ];
  if (field.type === "boolean") return [{ field, text: "yes" }, ...nothing];
  if (!NUMBER_TYPES.has(field.type)) return [...(field.options ?? []).map((text) => ({ field, text })), ...nothing];
  const { min = -Infinity, max = field.type === "rating" ? 5 : Infinity } = field;
  return near.filter((value) => value >= min && value <= max).map((value) => ({ field, text: String(value) }));
}

function withValue(entry: NewEntry, field: FieldModel, value: EnteredValue | null): NewEntry {
  const others = entry.values.filter((one) => one.field !== field);
  return { ...entry, values: value === null ? others : [...others, value] };
}
