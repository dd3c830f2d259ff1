// What a row says of its values where it is listed and on its own page, as far as it can be predicted: days that are far away
// depend on the day of the visit, and stars are drawn.
import type { SampleValue } from "../schema/entity.ts";
import { linesNoun, markWords, NUMBER_TYPES } from "../model/fields.ts";
import { capabilitiesOf, type EntityModel, type FieldModel } from "../model/entity-model.ts";
import type { EnteredValue } from "../model/entered/new-entry.ts";
import { columnsOf, isLabelledIn, isUsedInPlace, rolesOf } from "../model/roles.ts";
import { entityOf, type ProjectModel } from "../model/project-model.ts";
import { refersTo } from "../schema/row-places.ts";
import { numberOf, numberShown, textsIn, wordsOf } from "./samples.ts";
import { say, formatted } from "../project/words/say.ts";

/** So many of the fields beside its name are shown in a row. */
const DETAILS_MAX = 4;

/** The values of a row by the ids of its fields. */
type RowValues = Readonly<Record<string, SampleValue | undefined>>;

/** The values of a row that was entered in a form: days are ISO dates, and what it refers to is named. */
export function enteredRow(values: readonly EnteredValue[]): RowValues {
  return Object.fromEntries(values.map(({ field, text }) => [field.id, savedOf(field, text)]));
}

function savedOf({ type }: FieldModel, text: string): SampleValue {
  if (NUMBER_TYPES.has(type)) return Number(text);
  if (type === "boolean") return true;
  if (type === "references") return [text];
  if (type === "tags" || type === "lines") return text.split(type === "tags" ? "," : "\n").map((part) => part.trim());
  return text;
}

/** The words for a value, one text after another; null where they cannot be predicted, and none where it is empty. */
function shownOf(
  project: ProjectModel,
  { field, isShort }: { field: FieldModel; isShort: boolean },
  value: SampleValue | undefined,
): string[] | null {
  // A picture has no words, and is drawn where a row has none of its own.
  if (field.isUnpredictable || field.type === "picture") return null;
  if (value === undefined || value === null || value === "" || value === false) return [];
  if (refersTo(field).length > 0) {
    const texts = textsIn(project, field, value);
    return texts.includes("") || texts.length === 0 ? (Array.isArray(value) ? [] : null) : texts;
  }
  if (Array.isArray(value)) return isShort && field.type === "lines" && value.length > 0 ? [linesShown(field, value)] : value;
  switch (field.type) {
    case "rating":
      return null;
    case "date":
      return typeof value === "number" ? dayFromNow(field, isShort ? value : null) : [formatted.date(String(value))];
    case "datetime":
      return momentShown(String(value));
    case "boolean":
      return [markWords(field).on];
    case "time":
      return [formatted.time(String(value))];
    case "link":
      return [String(value).replace(/^https?:\/\//, "")];
    case "choice":
      return field.options?.includes(String(value)) === true ? [String(value)] : null;
    default: {
      const number = numberOf(value);
      if (NUMBER_TYPES.has(field.type)) return number === null ? null : [numberShown(field, number)];
      const words = typeof value === "string" ? value : wordsOf(project, field, value);
      return words === "" ? null : [words];
    }
  }
}

/** Labels that end so continue in their value, which is then a date: "Available from Nov 3". */
const LEADING = ["from", "to", "on", "until", "by", "since", "at", "before", "after"];
const NEAR_DAYS = 14;

/** A day that is near is shown relative to today. */
function dayFromNow({ label }: FieldModel, days: number | null): string[] | null {
  const isLeading = LEADING.includes(label.toLowerCase().split(/\W+/).at(-1) ?? "");
  if (days === null || isLeading || Math.abs(days) > NEAR_DAYS) return null;
  return [formatted.relativeDay(days)];
}

/** A moment of the calendar; one that is counted from the day of the visit cannot be predicted. */
function momentShown(moment: string): string[] | null {
  return /^\d{4}-/.test(moment) ? [formatted.moment(moment)] : null;
}

/** As the kit tells lines where there is little room: so many of them, as far as they are short. */
const TOLD_MAX = 3;
const LENGTH_MAX = 60;
const BETWEEN = " · ";

/** How many lines there are, or the first of them with how many more there are. */
function linesShown(field: FieldModel, lines: readonly string[]): string {
  const noun = linesNoun(field);
  if (noun !== null) return say.general.countOfRows({ count: lines.length, ...noun });
  const fitting = lines.slice(0, TOLD_MAX).filter((_, at) => lines.slice(0, at + 1).join(BETWEEN).length <= LENGTH_MAX);
  const told = lines.slice(0, Math.max(1, fitting.length));
  const left = lines.length - told.length;
  return [...told, ...(left > 0 ? [say.work.more({ count: left })] : [])].join(BETWEEN);
}

/** What a row says in the list, each a text of its own. */
export function rowTexts(project: ProjectModel, model: EntityModel, row: RowValues): string[] {
  const { kind, figure, excerpt, tags, details } = rolesOf(model);
  const facts = withoutRepeats(project, model, details.slice(0, DETAILS_MAX), row);
  const beside = [kind, figure, ...(model.view === "cards" ? [excerpt] : []), tags, ...facts].filter((field) => field !== undefined);
  const isTable = model.view === "table";
  return textsOf(project, model, { fields: isTable ? columnsOf(model, rolesOf(model)) : beside, labelled: isTable ? [] : facts, row });
}

/** What a line of facts says of these fields, each a text of its own. */
export function factTexts(
  project: ProjectModel,
  model: EntityModel,
  { fields, row }: { fields: readonly FieldModel[]; row: RowValues },
): string[] {
  const said = withoutRepeats(project, model, fields, row);
  return textsOf(project, model, { fields: said, labelled: said, row });
}

/** As the kit's lines of facts: without the names that are the title of the row or stand there before. */
function withoutRepeats(project: ProjectModel, model: EntityModel, facts: readonly FieldModel[], row: RowValues): FieldModel[] {
  const isName = ({ type }: FieldModel): boolean => type === "text" || type === "reference" || type === "anyReference";
  const textOf = (field: FieldModel): string => textsIn(project, field, row[field.id]).join();
  return facts.filter((field, at) => {
    const isAnswer = isLabelledIn(project, model, field);
    const before = facts.slice(0, at).filter((other) => isName(other) && !(isAnswer && other.type === field.type));
    return !isName(field) || textOf(field) === "" || ![model.title, ...before].some((other) => textOf(other) === textOf(field));
  });
}

/** What a table says of these fields, each a text of its own. */
export function cellTexts(
  project: ProjectModel,
  model: EntityModel,
  { fields, row }: { fields: readonly FieldModel[]; row: RowValues },
): string[] {
  return textsOf(project, model, { fields, labelled: [], row });
}

/** What a row says in a line among the newest ones. */
export function recentTexts(project: ProjectModel, model: EntityModel, row: RowValues): string[] {
  const { figure, details } = rolesOf(model);
  const facts = withoutRepeats(project, model, details.slice(0, 2), row);
  return textsOf(project, model, { fields: [figure ?? [], facts].flat(), labelled: facts, row });
}

function textsOf(
  project: ProjectModel,
  model: EntityModel,
  { fields, labelled, row }: { fields: readonly FieldModel[]; labelled: readonly FieldModel[]; row: RowValues },
): string[] {
  return fields
    .filter((field) => !isUsedInPlace(model, field))
    .flatMap((field) => {
      const [first, ...rest] = shownOf(project, { field, isShort: true }, row[field.id]) ?? [];
      if (first === undefined) return [];
      return [
        labelled.includes(field) && (needsLabel(project, field) || isLabelledIn(project, model, field)) ? `${field.label} ${first}` : first,
        ...rest.slice(-1),
      ];
    });
}

/** Whether a line of facts says what a value is. */
function needsLabel(project: ProjectModel, { type, unit, label }: FieldModel): boolean {
  if (type === "date" || type === "datetime") return label !== project.words.general.date();
  return type === "money" || type === "percent" || (type === "number" && unit === undefined);
}

/** What the page of a row says of its values, in its order: label and value of neighbours in one text. */
export function pageTexts(project: ProjectModel, model: EntityModel, row: RowValues): string[] {
  const [flag] = capabilitiesOf(model, "mark");
  const [rated] = capabilitiesOf(model, "rate");
  const stated = model.fields.filter((field) => field !== model.title && field.id !== flag?.field);
  const isLong = ({ type }: FieldModel): boolean => type === "paragraph" || type === "lines";
  const parts = [stated.filter(isLong), stated.filter((field) => !isLong(field))];
  return parts.flatMap((fields) => {
    const runs: string[][] = [[]];
    for (const field of fields) {
      // What is worked out stands in the page, whether or not its value is known here.
      const isUnknown = (field.formula !== undefined || field.stamp !== undefined) && row[field.id] === undefined;
      const shown = field.id === rated?.field || isUnknown ? null : shownOf(project, { field, isShort: false }, row[field.id]);
      if (shown === null) runs.push([]);
      else if (shown.length > 0) runs.at(-1)?.push(`${field.label} ${shown.join(" ")}`);
    }
    return runs.filter((run) => run.length > 0).map((run) => run.join(" "));
  });
}

/** What of the values of a row leads somewhere: addresses, numbers to call, rows that it refers to. */
export function linkTexts(project: ProjectModel, model: EntityModel, row: RowValues): string[] {
  const leads = (field: FieldModel): boolean => {
    const targets = refersTo(field);
    if (targets.length > 0) return targets.every((id) => entityOf(project, id).hasDetail);
    return ["email", "phone", "link"].includes(field.type);
  };
  const linked = model.fields.filter((field) => field !== model.title && leads(field));
  return linked.flatMap((field) => shownOf(project, { field, isShort: false }, row[field.id]) ?? []);
}
