import { byNumber, byNumberDown } from "../compare";
import { formatCount } from "../format";
import { formatNumber } from "../number";
import { readNumber } from "../saved";
import { type Noun } from "../words";
import {
  type Field,
  type FieldKind,
  type FieldOptions,
  type Parsed,
  basicsOf,
} from "./field-definition";
import { rangeFilter } from "./filters";
import { LOCALE } from "../../words/language";
import * as words from "../../words/general";

export interface NumberOptions extends FieldOptions {
  min?: number;
  max?: number;
}

type Unit =
  | Noun
  | string
  | { time: "second" | "minute" | "hour" | "day" | "week" | "month" | "year" };

function timeFormat({ time }: Extract<Unit, { time: string }>): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALE, {
    style: "unit",
    unit: time,
    unitDisplay: "long",
    maximumFractionDigits: 2,
  });
}

/** The unit as it stands beside a control. */
function unitName(unit: Unit): string {
  if (typeof unit === "string") return unit;
  if ("many" in unit) return unit.many;
  return (
    timeFormat(unit)
      .formatToParts(MANY)
      .find(({ type }) => type === "unit")?.value ?? unit.time
  );
}

/** A number that has the plural of most things. */
const MANY = 5;

/** A field with a number, or nothing. */
export type NumberField = Field<number | null>;

/**
 * A number, or nothing. `unit` is a noun with its plural (`{ one: "serving", many: "servings" }`), a symbol (`kg`) or a unit of
 * time that the browser knows in the language of the app (`{ time: "hour" }`).
 * `isYear` for a number that is written without separators.
 */
export function number({
  unit,
  isYear = false,
  ...options
}: NumberOptions & { unit?: Unit; isYear?: boolean }): NumberField {
  const format = (value: number): string => {
    if (isYear) return String(value);
    if (typeof unit === "object")
      return "time" in unit ? timeFormat(unit).format(value) : formatCount(value, unit);
    return unit === undefined ? formatNumber(value) : `${formatNumber(value)} ${unit}`;
  };
  return numberOfKind("number", { ...options, unit: unit && unitName(unit) }, format);
}

/** A number that is formatted in its own way. */
export function numberOfKind(
  kind: FieldKind,
  {
    min = -Infinity,
    max = Infinity,
    unit,
    ...options
  }: NumberOptions & { unit: string | undefined },
  format: (value: number) => string,
): NumberField {
  const { label, required = false, missing = words.missing({ label }) } = options;
  return {
    kind,
    ...basicsOf(options),
    unit,
    empty: null,
    filter: rangeFilter(label),
    orders: [
      { suffix: "-down", label: words.highestFirst, compare: byNumberDown },
      { suffix: "", label: words.lowestFirst, compare: byNumber },
    ],
    isEmpty: (value) => value === null,
    revive: readNumber,
    parse: ([entered = ""]): Parsed<number | null> => {
      const text = entered.trim().replace(",", ".");
      if (text === "") return required ? { error: missing } : { value: null };
      const value = Number(text);
      if (!Number.isFinite(value)) return { error: words.enterANumber };
      if (value < min) return { error: words.enterAtLeast({ min }) };
      return value > max ? { error: words.enterAtMost({ max }) } : { value };
    },
    format: (value) => (value === null ? "" : format(value)),
    groupsOf: (value) => (value === null ? [] : [format(value)]),
    // A duration is read as hours and minutes, not as the number that is stored.
    searchTexts: (value) =>
      value === null || kind === "duration" ? [] : [String(value), formatNumber(value)],
  };
}
