// What may be said of a number over many rows: money, counted quantities and the durations of what happens are added up; ages, ratings,
// shares, levels and the prices of what is offered only have an average; years and numbers that identify a row are no statistic at all.
import { lexicon } from "../../knowledge/words/lexicon.ts";
import type { Field, FieldType } from "../../schema/entity.ts";

/** How the numbers of a field are put together. */
export type Statistic = "sum" | "average" | "none";

type MeasuredField = Pick<Field, "label" | "type" | "unit" | "formula">;

const NUMBERS: ReadonlySet<FieldType> = new Set<FieldType>(["number", "money", "percent", "duration", "rating"]);

/** A share, a degree, or an amount of something per something else: `%`, `°C`, `km/h`. */
const RELATIVE_SIGN = /[%°‰/]/;
/** The price of one of something, whatever happens with it: "Unit price", "Pay per hour", "Day rate". What is paid per month is added up. */
const PER_UNIT = /\b(?:unit|rate)\b|\bper (?!week|month|quarter|year)/i;
const LEVEL_UNITS = new Set(["year", "years", "yrs", "bpm", "ppm", "dB", "pH", "mmHg"]);

/** Calls whose results are not added up: an age, a mean, a bound, a value of one row. */
const AVERAGED_CALLS = new Set(["years", "average", "avg", "mean", "min", "max", "first", "last"]);

/** Whether a formula comes to an age, a mean, a time until today or a quotient. */
function isAveraged(formula: string): boolean {
  const call = /^\s*(\w+)\s*\(/.exec(formula)?.[1] ?? "";
  return AVERAGED_CALLS.has(call.toLowerCase()) || /\btoday\b|\//i.test(formula);
}

/** How the numbers of `field` are put together over the rows of an entity with these fields; `none` also for fields that hold no number. */
export function statisticOf(field: MeasuredField, { fields }: { fields: readonly Pick<Field, "type" | "isPart">[] }): Statistic {
  const { label, type, unit = "", formula = "" } = field;
  if (!NUMBERS.has(type)) return "none";
  if (type === "rating" || type === "percent") return "average";
  if (type === "number" && (unit === "year" || lexicon.ends(` ${label}`, "unmeasured-label"))) return "none";
  if (isAveraged(formula)) return "average";
  if (formula !== "") return "sum";
  const happens = fields.some((other) => other.type === "date" || other.type === "datetime" || other.isPart === true);
  if (type === "duration") return happens ? "sum" : "average";
  if (type === "money") return PER_UNIT.test(label) || (!happens && lexicon.names(label, "unit-price-label")) ? "average" : "sum";
  return RELATIVE_SIGN.test(unit) || LEVEL_UNITS.has(unit) || lexicon.names(label, "level-label") ? "average" : "sum";
}
