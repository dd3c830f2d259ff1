// What part a field plays in data: a number that is measured, a group that rows fall into, a day, or plain words.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { EntityModel, FieldModel } from "../../../model/entity-model.ts";
import { statisticOf } from "../../../model/figures/statistic-of.ts";
import type { Field } from "../../../schema/entity.ts";

/** How a field is read as data. */
export type DataKind = "number" | "group" | "date" | "text";

const NUMBERS = new Set(["number", "money", "percent", "duration", "rating"]);
const GROUPS = new Set(["choice", "tags", "boolean", "reference", "references"]);
/** The part that a field plays. A text is a group where its words say so. */
export function dataKindOf(field: Pick<Field, "id" | "label" | "type">): DataKind {
  if (NUMBERS.has(field.type)) return "number";
  if (GROUPS.has(field.type)) return "group";
  if (field.type === "date") return "date";
  return field.type === "text" && lexicon.names(field.label, "grouping-label") ? "group" : "text";
}

/** The numbers of an entity that mean something when they are measured: no year, no code. */
export function numbersOf(model: EntityModel): FieldModel[] {
  return model.fields.filter((field) => statisticOf(field, model) !== "none");
}

/** The fields by which rows fall into groups that are worth a chart: more than one group, and fewer than rows. */
export function groupsOf(model: EntityModel): FieldModel[] {
  return model.fields.filter((field) => {
    if (field === model.title || !["group", "text"].includes(dataKindOf(field))) return false;
    const values = model.rows.map((sample) => JSON.stringify(sample[field.id] ?? ""));
    const different = new Set(values).size;
    if (dataKindOf(field) === "text") return field.type === "text" && different > 1 && different <= values.length * 0.75;
    return field.type === "tags" || values.length === 0 || (different > 1 && (different < values.length || field.type === "choice"));
  });
}

/** The field that says when a row is: the first date that is no day of birth. */
export function dateFieldOf(model: EntityModel): FieldModel | undefined {
  return model.fields.find((field) => field.type === "date" && !/birth|born|died|death|founded/i.test(field.label));
}

/** Whether rows of this field are summed rather than averaged. */
export function isSummed(model: EntityModel, field: FieldModel): boolean {
  return statisticOf(field, model) === "sum" && (field.type !== "number" || lexicon.holds(field.label, "summed-label"));
}

/** Whether the smaller of two numbers is the better one: prices, distances, risks. */
export function isLessBetter(field: Pick<Field, "label">): boolean {
  return lexicon.holds(field.label, "averaged-label");
}
