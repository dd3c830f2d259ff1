// The samples as the written app's lists, filters and figures see them, computed here so that a check can say which
// rows, in which order, and which numbers must be there.
import type { SampleValue } from "../schema/entity.ts";
import { unitNoun } from "../knowledge/words/unit-noun.ts";
import { countsMinutes, currencyOf, isYear, markWords, NUMBER_TYPES } from "../model/fields.ts";
import type { EntityModel, FieldModel } from "../model/entity-model.ts";
import { rowChosen, sampleTitle } from "../model/entered/new-entry.ts";
import { placesIn, refersTo } from "../schema/row-places.ts";
import type { ProjectModel } from "../model/project-model.ts";
import { say, formatted } from "../project/words/say.ts";

/** A field's value in every sample, in the samples' order. */
export function sampleValues(model: EntityModel, field: FieldModel): (SampleValue | undefined)[] {
  return model.rows.map((sample) => sample[field.id] ?? undefined);
}

/** The value as a number; null when there is none. */
export function numberOf(value: SampleValue | undefined): number | null {
  return typeof value === "number" ? value : null;
}

/** The texts that a value consists of: the entries of a list, the names of the rows that it leads to, else its words. */
export function textsIn(project: ProjectModel, field: FieldModel, value: SampleValue | undefined): string[] {
  if (refersTo(field).length > 0) {
    const places = placesIn(field, value);
    // What was entered in a form is named already.
    if (places.length === 0) return [value ?? []].flat().filter((text) => typeof text === "string");
    return places.flatMap((place) => rowChosen(project, field, place) ?? []);
  }
  return Array.isArray(value) ? value : [wordsOf(project, field, value)];
}

/** The value as the words that a list shows for it; empty when there are none. */
export function wordsOf(project: ProjectModel, field: FieldModel, value: SampleValue | undefined): string {
  if (refersTo(field).length > 0) return textsIn(project, field, value).join(", ");
  return typeof value === "string" ? value : "";
}

function folded(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

const moments = new Map<string, string>();

/** A moment in each month as the written list searches it, such as `nov 18, 2026, 10:30 pm`. */
function momentsIn(locale: string): string {
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const written =
    moments.get(locale) ?? Array.from({ length: 12 }, (_, month) => folded(moment.format(new Date(2026, month, 18, month * 2)))).join("\n");
  moments.set(locale, written);
  return written;
}

/** Whether a word of a search may be a part of the text of some day or moment. */
function mayBeOfDay(word: string, locale: string): boolean {
  return /^[\d:,]{0,6}$/.test(word) || momentsIn(locale).includes(word);
}

/** The texts of the numbers that a search looks at; null for one that the app works out. Durations and ratings are not searched. */
function numbersIn({ words }: ProjectModel, model: EntityModel, sample: EntityModel["rows"][number]): (string | null)[] {
  const shown = new Intl.NumberFormat(words.language.locale, { maximumFractionDigits: 2 });
  const searched = model.fields.filter(({ type }) => type === "number" || type === "money" || type === "percent");
  return searched.flatMap((field) => {
    if (field.formula !== undefined || field.isUnpredictable) return [null];
    const value = numberOf(sample[field.id] ?? undefined);
    return value === null ? [] : [String(value), shown.format(value)];
  });
}

/** How many samples hold every word of the search, as the written list searches; null where it depends on the day of the visit or on a number that the app works out. */
export function countMatching(project: ProjectModel, model: EntityModel, search: string): number | null {
  const days = model.fields.filter(({ type }) => type === "date" || type === "datetime");
  const fields = model.fields.filter((field) => !NUMBER_TYPES.has(field.type) && field.type !== "boolean" && !days.includes(field));
  const words = folded(search).split(/\s+/);
  const stated = model.rows.map((sample, at): boolean | null => {
    const texts = fields.flatMap((field) => {
      const value = sample[field.id];
      return textsIn(project, field, value);
    });
    const numbers = numbersIn(project, model, sample);
    const text = folded([sampleTitle(project, model, at) ?? "", ...texts, ...numbers.filter((number) => number !== null)].join(" "));
    const others = words.filter((word) => !text.includes(word));
    if (others.length === 0) return true;
    const isDated = days.some(({ id }) => sample[id] !== null && sample[id] !== undefined);
    const mayBeNumber = (word: string) => numbers.includes(null) && /^[-\d.,]+$/.test(word);
    const mayBeDay = (word: string) => isDated && mayBeOfDay(word, project.words.language.locale);
    return others.every((word) => mayBeNumber(word) || mayBeDay(word)) ? null : false;
  });
  return stated.includes(null) ? null : stated.filter((holds) => holds === true).length;
}

/** A number as the written app shows it, with its currency, sign or unit; a dash for none. */
export function numberShown(field: FieldModel | null, value: number): string {
  if (Number.isNaN(value)) return "–";
  const plain = formatted.number(value);
  if (field === null) return plain;
  if (field.type === "money") return formatted[field.isWhole === true ? "price" : "money"](value, currencyOf(field));
  if (field.type === "percent") return `${plain}%`;
  if (field.type === "duration" && countsMinutes(field)) return minutesShown(value);
  if (field.type === "number" && isYear(field)) return String(value);
  const unit = field.unit ?? (field.type === "duration" ? "hours" : "");
  if (unit === "") return plain;
  return formatted.counted(value, unit, unitNoun(unit)?.one);
}

function minutesShown(value: number): string {
  const hours = Math.floor(value / 60);
  const rest = Math.round(value % 60);
  if (hours === 0) return say.general.minutes({ minutes: rest });
  return rest === 0 ? say.general.hours({ hours }) : say.general.hoursAndMinutes({ hours, minutes: rest });
}

/** Count, sum or average of some samples, as figures compute it; an average of nothing is no number. */
export function measured(
  model: EntityModel,
  call: { measure: "count" | "sum" | "average"; field: FieldModel | null; indexes: readonly number[] },
): number {
  const { measure, field, indexes } = call;
  if (measure === "count" || field === null) return indexes.length;
  const values = sampleValues(model, field);
  const known = indexes.map((index) => numberOf(values[index]));
  const numbers = known.filter((value): value is number => value !== null && (field.type !== "rating" || measure === "sum" || value > 0));
  const total = numbers.reduce((sum, value) => sum + value, 0);
  return measure === "sum" ? total : numbers.length === 0 ? NaN : total / numbers.length;
}

/** The samples by the groups that a field puts them into; none where these cannot be predicted. */
export function sampleGroups(
  { project, model }: { project: ProjectModel; model: EntityModel },
  by: FieldModel,
): { label: string; indexes: number[] }[] {
  if (["date", "datetime", "rating", "number", "money", "percent", "duration"].includes(by.type)) return [];
  const groups = new Map<string, number[]>();
  sampleValues(model, by).forEach((value, index) => {
    for (const label of labelsOf(project, by, value)) groups.set(label, [...(groups.get(label) ?? []), index]);
  });
  return [...groups].map(([label, indexes]) => ({ label, indexes }));
}

function labelsOf(project: ProjectModel, by: FieldModel, value: SampleValue | undefined): readonly string[] {
  if (by.type === "boolean") return [value === true ? markWords(by).on : markWords(by).off];
  if (by.type === "references" && value !== undefined && textsIn(project, by, value).length > 0) return textsIn(project, by, value);
  if (by.type === "tags" || by.type === "lines") return Array.isArray(value) ? value : [];
  const words = wordsOf(project, by, value);
  const isKnown = by.type !== "choice" || by.options?.includes(words) === true;
  return [(isKnown && words) || say.general.none()];
}
