// A row that a test or an acceptance check enters: a value for every field that must be filled, and the name under
// which the row is then found. The name occurs in no sample.
import { enteredFields, type EntityModel, type FieldModel, titleWith } from "./entity-model.ts";
import { entityOf, type ProjectModel } from "./project-model.ts";
import { refersTo, type RowPlace } from "../schema/row-places.ts";
import { capitalise } from "./names.ts";
import { NAMING_TYPES } from "./sound/sound-entities.ts";
import { say, formatted } from "../project/words/say.ts";

/** What is entered into one control, as a person would type or choose it. */
export interface EnteredValue {
  field: FieldModel;
  text: string;
  /** For a date: the day so many days from today, whatever the text. */
  inDays?: number;
}

/** A new row: its name, and what is entered. */
export interface NewEntry {
  title: string;
  values: EnteredValue[];
}

/** What to enter into the form of this entity; null when a field that must be filled offers nothing to choose. */
export function newEntry(project: ProjectModel, model: EntityModel): NewEntry | null {
  const asked = enteredFields(model).filter(
    (field) => (field.required && field.type !== "boolean" && field.type !== "rating") || field === model.title,
  );
  const values = asked.map((field) => ({ field, text: enteredText(project, { model, field }) }));
  const title = values.find((value) => value.field === model.title);
  if (!title || title.field.type === "time" || values.some((value) => value.text === "")) return null;
  const beside = values.find((value) => value.field === titleWith(model));
  return { title: [titleShown(model.title, title.text), ...(beside === undefined ? [] : [beside.text])].join(JOINT), values };
}

/** Between the two sides that name a match. */
const JOINT = " – ";

const TEXTS: Readonly<Partial<Record<FieldModel["type"], string>>> = {
  email: "new.entry@example.com",
  phone: "+1 555 0100 177",
  link: "https://example.com/new-entry",
  date: "2031-05-17",
  datetime: "2031-05-17T10:30",
  time: "10:30",
};

/** What is typed or chosen in one field; empty where nothing can be. */
export function enteredText(project: ProjectModel, { model, field }: { model: EntityModel; field: FieldModel }): string {
  switch (field.type) {
    case "choice":
      return field.options?.at(-1) ?? "";
    case "reference": {
      const target = entityOf(project, field.of ?? "");
      return sampleTitle(project, target, field === titleWith(model) ? 1 : 0) ?? "";
    }
    case "references":
    case "anyReference": {
      const [entity = ""] = refersTo(field);
      return rowChosen(project, field, { entity, index: 0 }) ?? "";
    }
    case "number":
    case "money":
    case "percent":
    case "duration":
      return String(numberWithin(field));
    case "picture":
      return "";
    case "lines":
      return `First line of my new ${model.entity.name.one}`;
    case "tags":
      return field.options?.[0] ?? "brand new";
    default:
      return TEXTS[field.type] ?? `My new ${model.entity.name.one}`;
  }
}

/** How the control of a field names a row that can be chosen, and how its value is shown; null where the row has no name that can be said. */
export function rowChosen(project: ProjectModel, { type }: Pick<FieldModel, "type">, { entity, index }: RowPlace): string | null {
  const target = entityOf(project, entity);
  const title = sampleTitle(project, target, index);
  return title === null || type !== "anyReference" ? title : say.general.ofKind({ kind: capitalise(target.entity.name.one), title });
}

/** A number that the form accepts, and that no sample is likely to hold. */
function numberWithin({ min = 0, max = Infinity }: FieldModel): number {
  return Math.min(max, Math.max(min, 37));
}

/** The entered title as the app shows it. */
function titleShown(field: FieldModel, text: string): string {
  return field.type === "date" ? formatted.date(text) : text;
}

/** The name of a sample row as the app shows it; null where the app computes it or the row does not exist. */
export function sampleTitle(project: ProjectModel, model: EntityModel, index: number): string | null {
  const value = model.rows[index]?.[model.title.id];
  if (model.title.type === "reference") {
    const target = entityOf(project, model.title.of ?? "");
    const named = [model.title, titleWith(model)].filter((field) => field !== undefined).map(({ id }) => model.rows[index]?.[id]);
    const names = named.map((row) => (typeof row === "number" ? sampleTitle(project, target, row) : null));
    return names.includes(null) ? null : names.join(JOINT);
  }
  return typeof value === "string" && NAMING_TYPES.has(model.title.type) ? value : null;
}

/** The names of all sample rows. */
export function sampleTitles(project: ProjectModel, model: EntityModel): (string | null)[] {
  return model.rows.map((_, index) => sampleTitle(project, model, index));
}

/** The accessible name of the button that submits the form for a new row. */
export function addLabel(model: EntityModel): string {
  return say.general.add(model.entity.name);
}
