// A row that a check enters, as a sample beside the others, so that what the app works out from it can be said.
import type { SampleValue } from "../../schema/entity.ts";
import { enteredFields, type EntityModel, type FieldModel, titleWith } from "../../model/entity-model.ts";
import { NUMBER_TYPES } from "../../model/fields.ts";
import { enteredText, type EnteredValue, newEntry, type NewEntry, sampleTitles } from "../../model/entered/new-entry.ts";
import { savedValue } from "../../model/entered/entered-value.ts";
import { keepingRules } from "../../model/entered/keeping-rules.ts";
import { entityOf, type ProjectModel } from "../../model/project-model.ts";
import { workedOut } from "../../model/formula/working/worked-out.ts";

/** Numbers that distinguish a sum from a product and a difference from its contrary. */
const NUMBERS = [12, 5, 3, 8, 2];

/** An entry that fills in what must be and these fields, each number and day another one; null where something offers nothing. */
export function entryWith(project: ProjectModel, model: EntityModel, fields: readonly FieldModel[]): NewEntry | null {
  const entry = newEntry(project, model);
  if (entry === null) return null;
  const inputs = [...new Set(fields)];
  const values = inputs.map((field, at) => entered(project, { model, field, at }));
  const kept = entry.values.filter(({ field }) => field === model.title || !inputs.includes(field));
  const filled = values.filter(({ field, text }) => field !== model.title && text !== "");
  return { ...entry, values: keepingRules(project, model, [...kept, ...filled]) };
}

/** More combinations are not tried. */
const VARIANTS_MAX = 24;

/** The entry, and those that differ from it in what is entered into these fields, where another value may be what a condition asks for. */
export function variantsOf(entry: NewEntry, fields: readonly FieldModel[]): NewEntry[] {
  return [...new Set(fields)]
    .reduce((found, field) => found.flatMap((one) => othersOf(field).map((text) => withText(one, field, text))), [entry])
    .slice(0, VARIANTS_MAX);
}

/** What can be entered into a field beside what is there, which is null. */
function othersOf({ type, options = [], required, min = 0, max = Infinity }: FieldModel): (string | null)[] {
  if (type === "choice") return [null, ...options];
  if (type === "boolean") return [null, ...(required ? [] : [""])];
  return NUMBER_TYPES.has(type) ? [null, ...[...new Set([min, Math.min(max, 1000)])].map(String)] : [null];
}

function withText(entry: NewEntry, field: FieldModel, text: string | null): NewEntry {
  if (text === null) return entry;
  const others = entry.values.filter((value) => value.field !== field);
  return { ...entry, values: text === "" ? others : [...others, { field, text }] };
}

function entered(project: ProjectModel, { model, field, at }: { model: EntityModel; field: FieldModel; at: number }): EnteredValue {
  if (field.type === "rating") return { field, text: String(Math.min(2 + at, field.max ?? 5)) };
  if (field.type === "date") return { field, text: String(4 + at * 3), inDays: 4 + at * 3 };
  if (field.type === "boolean") return { field, text: model.isQuick ? "" : "yes" };
  if (!NUMBER_TYPES.has(field.type)) return { field, text: enteredText(project, { model, field }) };
  const { min = 0, max = Infinity } = field;
  return { field, text: String(Math.min(max, Math.max(min, NUMBERS[at % NUMBERS.length] ?? 7))) };
}

/** The project with the entered row behind the samples of its entity, and everything worked out anew; `more` are values that nobody entered. */
export function withEntered(
  project: ProjectModel,
  model: EntityModel,
  { values, more = {} }: Pick<NewEntry, "values"> & { more?: Readonly<Record<string, SampleValue>> },
): ProjectModel {
  const begun = model.fields.flatMap((field) => (field.transitions === undefined ? [] : [[field.id, field.options?.[0] ?? null] as const]));
  const row = {
    ...Object.fromEntries(begun),
    ...Object.fromEntries(values.map((value) => [value.field.id, savedValue(project, value)])),
    ...more,
  };
  const entities = project.entities.map((one) => (one.entity === model.entity ? { ...one, rows: [...one.rows, row] } : one));
  return { ...project, entities: workedOut(entities, project.computed) };
}

/** An entry that fills in all fields of a line but the reference to its row; `at` distinguishes lines. Null where something that has to be filled in offers nothing. */
export function lineEntry(project: ProjectModel, { model, by }: { model: EntityModel; by: FieldModel }, at: number): EnteredValue[] | null {
  const fields = enteredFields(model).filter((field) => field !== by);
  const values = fields.map((field, index) => lineValue(project, { model, field, at, index }));
  const isWhole = values.every(({ field, text }) => text !== "" || !field.required);
  return isWhole ? values.filter(({ text }) => text !== "") : null;
}

function lineValue(
  project: ProjectModel,
  { model, field, at, index }: { model: EntityModel; field: FieldModel; at: number; index: number },
): EnteredValue {
  const options = field.options ?? [];
  switch (field.type) {
    case "text":
    case "paragraph":
      return { field, text: `${field.label} ${["one", "two"][at] ?? at}` };
    case "choice":
      return { field, text: options[at % options.length] ?? "" };
    case "reference": {
      const titles = sampleTitles(project, entityOf(project, field.of ?? "")).filter((title) => title !== null);
      return { field, text: titles[at % titles.length] ?? "" };
    }
    case "boolean":
    case "rating":
      return { field, text: "" };
    default:
      return entered(project, { model, field, at: index + at * 2 });
  }
}

/** The reference of the child's form is filled in with the parent's name; the other side of a match stays. */
export function belongingTo(
  entry: NewEntry,
  { by, parent, child }: { by: FieldModel; parent: string; child: EntityModel },
): NewEntry | null {
  if (by === child.title || by === titleWith(child)) return null;
  return { ...entry, values: [...entry.values.filter(({ field }) => field !== by), { field: by, text: parent }] };
}
