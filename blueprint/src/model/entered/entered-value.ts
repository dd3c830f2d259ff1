// What a check types or chooses in the form of a row: a value for a field, and how it is stored.
import { type EntityModel, type FieldModel, titleWith } from "../entity-model.ts";
import { NUMBER_TYPES } from "../fields.ts";
import { entityOf, type ProjectModel } from "../project-model.ts";
import { refersTo, type RowPlace, valueOfPlaces } from "../../schema/row-places.ts";
import type { SampleValue } from "../../schema/entity.ts";
import { capitalise } from "../names.ts";
import { NAMING_TYPES } from "../sound/sound-entities.ts";
import { say } from "../../project/words/say.ts";

/** What is entered into one control, as a person would type or choose it. */
export interface EnteredValue {
  field: FieldModel;
  text: string;
  /** For a date: the day so many days from today, whatever the text. */
  inDays?: number;
}

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

/** Between the two sides that name a match. */
export const JOINT = " – ";

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

/** An entered value as a sample has it. */
export function savedValue(project: ProjectModel, { field, text, inDays }: EnteredValue): SampleValue {
  if (inDays !== undefined) return inDays;
  if (refersTo(field).length > 0) return chosenIn(project, field, text);
  if (NUMBER_TYPES.has(field.type)) return Number(text);
  if (field.type === "boolean") return true;
  return field.type === "tags" || field.type === "lines" ? [text] : text;
}

/** The row that is chosen by this text. */
function chosenIn(project: ProjectModel, field: FieldModel, text: string): SampleValue {
  const places = refersTo(field).flatMap((entity) => [...entityOf(project, entity).rows.keys()].map((index) => ({ entity, index })));
  return valueOfPlaces(field, places.filter((place) => rowChosen(project, field, place) === text).slice(0, 1));
}
