// What narrows and orders a generated list: its search, its filters and its orders, as data and as code.
import { type Code, code, join, raw } from "../code/code.ts";
import { capabilitiesOf, type EntityModel, type FieldModel, fieldOf } from "../model/entity-model.ts";
import { markWords, namesVariable, numberInWords, textOf } from "../field/field-display.ts";
import { NUMBER_TYPES, optionsName } from "../field/field-data.ts";
import { inSentence } from "../model/names.ts";

type References = ReadonlyMap<string, EntityModel>;

/** A filter of a list: its name in the address, its first option, the others, and whether a row passes. */
export interface ListFilter {
  field: FieldModel;
  name: string;
  all: string;
  options: Code;
  passes: Code;
}

/** An order of a list. `compare` compares the rows `a` and `b`. */
export interface ListOrder {
  value: string;
  label: string;
  compare: Code;
}

/** The filters that the capabilities promise. */
export function filtersOf(model: EntityModel, references: References): ListFilter[] {
  const fields = [...new Set(capabilitiesOf(model, "filter").map((filter) => fieldOf(model, filter.field)))];
  return fields.map((field) => ({
    field,
    name: field.id,
    all: unfiltered(field),
    options: filterOptions(model, field, references),
    passes: passes(model, field),
  }));
}

/** `Course: any`, `Bought and to buy`: what the pick list says when it narrows nothing. */
function unfiltered(field: FieldModel): string {
  if (field.type !== "boolean") return `${field.label}: any`;
  const both = `${markWords(field).on} and ${inSentence(markWords(field).off)}`;
  return both.length > 24 ? `${field.label}: any` : both;
}

function rowValue(model: EntityModel, field: FieldModel): string {
  return `${model.one}.${field.key}`;
}

function filterOptions(model: EntityModel, field: FieldModel, references: References): Code {
  const same = code`.map((option) => ({ value: option, label: option }))`;
  switch (field.type) {
    case "choice":
      return code`${optionsName(field)}${same}`;
    case "tags":
    case "lines":
      return code`@distinct(rows.flatMap((${raw(model.one)}) => ${raw(rowValue(model, field))}))${same}`;
    case "boolean":
      return code`[{ value: "yes", label: ${markWords(field).on} }, { value: "no", label: ${markWords(field).off} }]`;
    case "rating":
      return code`[${join(
        Array.from({ length: field.max ?? 5 }, (_, index) => (field.max ?? 5) - index).map(
          (star) =>
            code`{ value: ${String(star)}, label: ${star === (field.max ?? 5) ? `${star} stars` : `${star} ${star === 1 ? "star" : "stars"} or more`} }`,
        ),
        ", ",
      )}]`;
    case "reference": {
      const target = references.get(field.of ?? "");
      return target ? code`[...${raw(namesVariable(target))}].map(([value, label]) => ({ value, label }))` : raw("[]");
    }
    case "date":
      return code`[{ value: "past", label: "Before today" }, { value: "today", label: "Today" }, { value: "week", label: "Next 7 days" }, { value: "later", label: "Later" }]`;
    default:
      return NUMBER_TYPES.has(field.type)
        ? limits(model, field)
        : code`@distinct(rows.map((${raw(model.one)}) => ${raw(rowValue(model, field))}))${same}`;
  }
}

/** Upper limits of a number, taken from the samples: a third, two thirds and all of them. */
export function limitsOf(model: EntityModel, field: FieldModel): number[] {
  const values = model.entity.samples.map((sample) => sample[field.id]).filter((value) => typeof value === "number");
  const sorted = values.sort((left, right) => left - right);
  return [...new Set([1 / 3, 2 / 3, 1].map((share) => roundUp(sorted[Math.ceil(sorted.length * share) - 1] ?? 10 * share)))];
}

function limits(model: EntityModel, field: FieldModel): Code {
  const label = (bound: number): Code => code`{ value: ${String(bound)}, label: \`Up to \${${numberInWords(field, code`${bound}`)}}\` }`;
  return code`[${join(limitsOf(model, field).map(label), ", ")}]`;
}

/** To one leading digit, or a half of it: 37 → 40, 412 → 450. */
function roundUp(value: number): number {
  if (value <= 0) return 0;
  const step = 10 ** Math.floor(Math.log10(value)) / 2;
  return Math.ceil(value / step) * step;
}

function passes(model: EntityModel, field: FieldModel): Code {
  const value = raw(rowValue(model, field));
  switch (field.type) {
    case "tags":
    case "lines":
      return code`${value}.includes(wanted)`;
    case "boolean":
      return code`${value} === (wanted === "yes")`;
    case "rating":
      return code`${value} >= Number(wanted)`;
    case "date":
      return code`@isInPeriod(${value}, wanted)`;
    default:
      if (!NUMBER_TYPES.has(field.type)) return code`${value} === wanted`;
      return field.required ? code`${value} <= Number(wanted)` : code`${value} !== null && ${value} <= Number(wanted)`;
  }
}

/** The order in which the list stands when none is chosen; undefined for the newest first. */
export function beginsIn(model: EntityModel): string | undefined {
  return capabilitiesOf(model, "sort").find(({ begins }) => begins !== undefined)?.begins;
}

/** The orders that the capabilities promise: two for numbers and dates, one for texts. */
export function ordersOf(model: EntityModel, references: References): ListOrder[] {
  const fields = [...new Set(capabilitiesOf(model, "sort").flatMap((sort) => sort.fields))].map((id) => fieldOf(model, id));
  return fields.flatMap((field) => fieldOrders(field, references));
}

function fieldOrders(field: FieldModel, references: References): ListOrder[] {
  const order = (suffix: string, words: string, compare: Code): ListOrder => ({
    value: `${field.id}${suffix}`,
    label: `${field.label}${words}`,
    compare,
  });
  const values = raw(`(a.${field.key}, b.${field.key})`);
  if (field.type === "date" || field.type === "time") {
    return [order("-down", ": latest first", code`@byDateDown${values}`), order("", ": earliest first", code`@byDate${values}`)];
  }
  if (field.type === "rating") return [order("-down", ": best first", code`@byNumberDown${values}`)];
  if (NUMBER_TYPES.has(field.type))
    return [order("-down", ": highest first", code`@byNumberDown${values}`), order("", ": lowest first", code`@byNumber${values}`)];
  if (field.type === "boolean")
    return [
      order(
        "",
        `: ${markWords(field).on.toLowerCase()} first`,
        code`@byNumberDown(Number(a.${raw(field.key)}), Number(b.${raw(field.key)}))`,
      ),
    ];
  if (field.type === "choice") {
    return [
      order(
        "",
        "",
        code`@byNumber(${optionsName(field)}.findIndex((option) => option === a.${raw(field.key)}), ${optionsName(field)}.findIndex((option) => option === b.${raw(field.key)}))`,
      ),
    ];
  }
  if (field.type === "tags" || field.type === "lines")
    return [order("", ": most first", code`@byNumberDown(a.${raw(field.key)}.length, b.${raw(field.key)}.length)`)];
  return [order("", ": A to Z", code`@byText(${textOf(field, "a", references)}, ${textOf(field, "b", references)})`)];
}

/** The texts of a row that a search looks through. */
export function searchTexts(model: EntityModel, references: References): Code {
  const texts = model.fields
    .filter((field) => !NUMBER_TYPES.has(field.type) && !["boolean", "date", "time"].includes(field.type))
    .map((field) =>
      field.type === "tags" || field.type === "lines" ? code`...${raw(rowValue(model, field))}` : textOf(field, model.one, references),
    );
  return code`[${join(texts, ", ")}]`;
}

/** The value of a field as a cell of an exported file. */
export function exportCell(model: EntityModel, field: FieldModel, references: References): Code {
  return field.type === "reference" ? textOf(field, model.one, references) : raw(rowValue(model, field));
}
