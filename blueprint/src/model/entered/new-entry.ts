// A row that a test or an acceptance check enters: a value for every field that must be filled, and the name under
// which the row is then found. The name occurs in no sample.
import { enteredFields, type EntityModel, type FieldModel, titleWith } from "../entity-model.ts";
import type { ProjectModel } from "../project-model.ts";
import { say, formatted } from "../../project/words/say.ts";
import { enteredText, type EnteredValue, JOINT } from "./entered-value.ts";
import { keepingRules } from "./keeping-rules.ts";

export { enteredText, type EnteredValue, rowChosen, sampleTitle, sampleTitles } from "./entered-value.ts";

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
  const values = keepingRules(
    project,
    model,
    asked.map((field) => ({ field, text: enteredText(project, { model, field }) })),
  );
  const title = values.find((value) => value.field === model.title);
  if (!title || title.field.type === "time" || values.some((value) => value.text === "")) return null;
  const beside = values.find((value) => value.field === titleWith(model));
  return { title: [titleShown(model.title, title.text), ...(beside === undefined ? [] : [beside.text])].join(JOINT), values };
}

/** The entered title as the app shows it. */
function titleShown(field: FieldModel, text: string): string {
  return field.type === "date" ? formatted.date(text) : text;
}

/** The accessible name of the button that submits the form for a new row. */
export function addLabel(model: EntityModel): string {
  return say.general.add(model.entity.name);
}
