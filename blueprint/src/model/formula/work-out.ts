// What formulas come to in sample rows, so that checks can say which numbers the written app must show. The kit's
// `lib/formula.ts` has the same rules.
import type { Field, SampleValue } from "../../schema/entity.ts";
import { leadsTo, type RowPlace } from "../../schema/row-places.ts";
import type { FieldPlace, Formula, Operation } from "./formula.ts";
import { ASKED } from "./formula-scope.ts";
import type { ComputedField } from "./read-formulas.ts";

/** A row's values by the ids of its fields. A reference has the index of the row it leads to. */
export type SampleRow = Readonly<Record<string, SampleValue>>;

/** An entity's fields and rows, as far as formulas need them. */
export interface RowSource {
  id: string;
  fields: readonly Field[];
  rows: readonly SampleRow[];
  /** The field that names a row; nothing where rows are not found by a name. */
  titleField?: string;
}

/** Days are counted from the day of the first visit, or are dates of the calendar. */
interface Day {
  from: "today" | "calendar";
  days: number;
}

/** What depends on the day of the visit. */
interface Unpredictable {
  from: "visit";
}

const UNPREDICTABLE: Unpredictable = { from: "visit" };

type Known = number | string | boolean | null | Day;
type Value = Known | Unpredictable;

const isKnown = (value: Value): value is Known => typeof value !== "object" || value === null || value.from !== "visit";

/** The rows of every entity with the values of its computed fields, and the computed fields of which a value depends on the day of the visit, as `entity.field`. */
export function workOut(
  sources: readonly RowSource[],
  computed: readonly ComputedField[],
): { rows: ReadonlyMap<string, readonly SampleRow[]>; unpredictable: ReadonlySet<string> } {
  const rows = new Map(sources.map((source) => [source.id, source.rows]));
  const unpredictable = new Set<string>();
  for (const { entity, field: id, formula } of computed) {
    const field = sources.find((source) => source.id === entity)?.fields.find((one) => one.id === id);
    const own = rows.get(entity);
    if (field === undefined || own === undefined) continue;
    const worked = own.map((row, index) => {
      const value = new FormulaEvaluator(sources, rows, unpredictable).valueIn(formula, { entity, index });
      if (!isKnown(value)) unpredictable.add(`${entity}.${id}`);
      return { ...row, [id]: isKnown(value) ? sampleOf(field, value) : null };
    });
    rows.set(entity, worked);
  }
  return { rows, unpredictable };
}

/** A row in which a formula is worked out, with what a person was asked for and their name, where they do something. */
export interface WorkedIn {
  row: RowPlace;
  asked?: { fields: readonly Field[]; values: SampleRow };
  me?: string;
}

/** What a formula comes to in one row, as a field holds it; undefined where that depends on the day of the visit. The rows have the values of their computed fields. */
export function valueFor(
  sources: readonly RowSource[],
  formula: Formula,
  { row, asked, me = "", target }: WorkedIn & { target: Field },
): SampleValue | undefined {
  if (target.type === "datetime" || target.type === "time" || formula.type === "whole") return undefined;
  const given = asked === undefined ? [] : [{ id: ASKED, fields: asked.fields, rows: [asked.values] }];
  const all = [...sources, ...given];
  const value = new FormulaEvaluator(all, new Map(all.map((source) => [source.id, source.rows])), new Set(), me).valueIn(formula, row);
  if (!isKnown(value)) return undefined;
  const isRow = formula.type === "row" && target.type === "anyReference" && typeof value === "number";
  return isRow ? `${rowEntity(all, formula)}/${value}` : sampleOf(target, value);
}

/** The entity of the row that a formula names. */
function rowEntity(sources: readonly RowSource[], formula: Formula): string {
  if (formula.kind === "this" || formula.kind === "named") return formula.entity;
  const last = formula.kind === "field" ? formula.path.at(-1) : undefined;
  const field = sources.find(({ id }) => id === last?.entity)?.fields.find(({ id }) => id === last?.field);
  return field?.of ?? "";
}

/** The value as a sample has it: what the field does not hold is empty. */
function sampleOf({ type, options }: Field, value: Known): SampleValue {
  if (typeof value === "object" && value !== null)
    return value.from === "today" ? value.days : isDay(value.days) ? dateOf(value.days) : null;
  if (typeof value === "number") return Number.isFinite(value) ? Math.round(value * 1e10) / 1e10 : null;
  if (type === "choice" && options !== undefined && options.length > 0) return options.includes(String(value)) ? value : null;
  return value === "" ? null : value;
}

const DAY = 86_400_000;

const dateOf = (days: number): string => new Date(days * DAY).toISOString().slice(0, 10);

/** Whether a calendar has the day. */
const isDay = (days: number): boolean => !Number.isNaN(new Date(days * DAY).getTime());

const ASKED_ROW: RowPlace = { entity: ASKED, index: 0 };

class FormulaEvaluator {
  private readonly sources: readonly RowSource[];
  private readonly rows: ReadonlyMap<string, readonly SampleRow[]>;
  private readonly unpredictable: ReadonlySet<string>;
  private readonly me: string;

  constructor(sources: readonly RowSource[], rows: ReadonlyMap<string, readonly SampleRow[]>, unpredictable: ReadonlySet<string>, me = "") {
    this.sources = sources;
    this.rows = rows;
    this.unpredictable = unpredictable;
    this.me = me;
  }

  valueIn(formula: Formula, row: RowPlace, child: RowPlace | null = null): Value {
    switch (formula.kind) {
      case "constant":
        return formula.value;
      case "today":
        return { from: "today", days: 0 };
      case "this":
        return row.index;
      case "random":
        return UNPREDICTABLE;
      case "named":
        return this.rowNamed(formula);
      case "me":
        return this.me;
      case "own":
        // Somebody of this name has just come: none of the sample rows is theirs.
        return this.me !== "" || this.valueIn(formula.row, row, child) === null ? false : UNPREDICTABLE;
      case "field":
        return this.fieldIn(formula, formula.of === "row" ? row : formula.of === "child" ? child : ASKED_ROW);
      case "call":
        return withKnown(
          formula.args.map((arg) => this.valueIn(arg, row, child)),
          (args) => OPERATIONS[formula.name](...args),
        );
      case "aggregate": {
        const { via } = formula;
        const [first, ...further] = via ?? [];
        const reached = first === undefined ? row.index : this.fieldIn({ path: [first, ...further] }, row);
        const of = via === undefined ? row.entity : (this.fieldAt(via.at(-1))?.of ?? "");
        const owner = typeof reached === "number" ? { entity: of, index: reached } : null;
        const { entity, field } = formula.child;
        const by = this.sources.find(({ id }) => id === entity)?.fields.find(({ id }) => id === field);
        const isOwn = (one: SampleRow): boolean => by !== undefined && owner !== null && leadsTo(by, one[field], owner);
        const all = (this.rows.get(entity) ?? []).flatMap((one, index) => (isOwn(one) ? [{ entity, index }] : []));
        const { value, where } = formula;
        const isMeant = all.map((one) => (where === undefined ? true : this.valueIn(where, row, one)));
        if (!isMeant.every(isKnown)) return UNPREDICTABLE;
        const children = all.filter((_, at) => isMeant[at] === true);
        const values = value === null ? children.map(() => 1) : children.map((one) => this.valueIn(value, row, one));
        const { order } = formula;
        if (order === undefined) return withKnown(values, (known) => aggregated(formula.name, known));
        const days = children.map((one) => this.valueIn(order, row, one));
        const at = withKnown(days, (known) => placeOfOne(formula.name, known));
        return typeof at === "number" ? (values[at] ?? null) : at;
      }
    }
  }

  /** The place of the first row of this name; null for none. */
  private rowNamed({ entity, name }: Extract<Formula, { kind: "named" }>): number | null {
    const title = this.sources.find(({ id }) => id === entity)?.titleField ?? "";
    const at = (this.rows.get(entity) ?? []).findIndex((row) => row[title] === name);
    return at < 0 ? null : at;
  }

  private fieldAt(place: FieldPlace | undefined): Field | undefined {
    return this.sources.find(({ id }) => id === place?.entity)?.fields.find(({ id }) => id === place?.field);
  }

  private fieldIn({ path }: Pick<Extract<Formula, { kind: "field" }>, "path">, from: RowPlace | null): Value {
    let row = from;
    for (const [at, { entity, field: id }] of path.entries()) {
      if (this.unpredictable.has(`${entity}.${id}`)) return UNPREDICTABLE;
      const field = this.fieldAt({ entity, field: id });
      const value = row === null ? null : (this.rows.get(entity)?.[row.index]?.[id] ?? null);
      if (field === undefined) return null;
      if (at === path.length - 1) return valueOf(field, value);
      row = typeof value === "number" && field.of !== undefined ? { entity: field.of, index: value } : null;
    }
    return null;
  }
}

function valueOf({ type }: Field, value: SampleValue): Known {
  if (value === null || Array.isArray(value)) return type === "boolean" ? false : null;
  // No stars are no rating.
  if (type === "rating" && value === 0) return null;
  if (type === "datetime" && typeof value === "string") return dayOfMoment(value);
  if (type !== "date") return value;
  if (typeof value === "number") return { from: "today", days: value };
  return typeof value === "string" && value !== "" ? { from: "calendar", days: Date.parse(`${value}T00:00:00Z`) / DAY } : null;
}

/** The day of `-3T14:30` or `2026-11-18T14:30`. */
function dayOfMoment(moment: string): Day {
  const [day = ""] = moment.split("T");
  return /^-?\d{1,5}$/.test(day) ? { from: "today", days: Number(day) } : { from: "calendar", days: Date.parse(`${day}T00:00:00Z`) / DAY };
}

/** What comes of values that are all known. */
function withKnown(values: readonly Value[], work: (known: readonly Known[]) => Value): Value {
  const known = values.filter(isKnown);
  return known.length < values.length ? UNPREDICTABLE : work(known);
}

const isEmpty = (value: Known): value is null | "" => value === null || value === "";

const numbersIn = (values: readonly Known[]): number[] => values.filter((value) => typeof value === "number");

/** The position of the earliest or the latest day; null for none, and not to be known where days cannot be compared or two are the same. */
function placeOfOne(name: string, values: readonly Known[]): number | null | Unpredictable {
  const days = values.flatMap((value, at) => (dayOf(value) === null ? [] : [{ day: dayOf(value), at }]));
  const [first] = days;
  if (first === undefined) return null;
  if (days.some(({ day }) => day?.from !== first.day?.from)) return UNPREDICTABLE;
  const counts = days.map(({ day }) => day?.days ?? 0);
  const wanted = name === "firstOf" || name === "earliestOf" ? Math.min(...counts) : Math.max(...counts);
  const found = days.filter(({ day }) => day?.days === wanted);
  const isOne = found.length === 1 || name === "earliestOf" || name === "latestOf";
  return isOne ? (found[0]?.at ?? null) : UNPREDICTABLE;
}

function aggregated(name: string, values: readonly Known[]): Value {
  if (name === "earliestOf" || name === "latestOf") {
    const at = placeOfOne(name, values);
    return typeof at === "number" ? (values[at] ?? null) : at;
  }
  const numbers = numbersIn(values);
  if (name === "countOf") return values.filter((value) => !isEmpty(value) && value !== false).length;
  if (name === "sumOf") return numbers.reduce((sum, value) => sum + value, 0);
  if (numbers.length === 0) return null;
  if (name === "averageOf") return numbers.reduce((sum, value) => sum + value, 0) / numbers.length;
  return name === "leastOf" ? Math.min(...numbers) : Math.max(...numbers);
}

/** The distance of two days, which has to be the same whenever the app is visited. */
function daysBetween(from: Known, to: Known): number | null | Unpredictable {
  const [start, end] = [dayOf(from), dayOf(to)];
  if (start === null || end === null) return null;
  if (start.from !== end.from) return UNPREDICTABLE;
  return end.days - start.days;
}

const dayOf = (value: Known): Day | null => (typeof value === "object" ? value : null);

const numberOf = (value: Known): number | null => (typeof value === "number" ? value : null);

/** An operation of two numbers that is empty where one is. */
const whole =
  (work: (left: number, right: number) => number) =>
  (left: Known = null, right: Known = null): Value => {
    const numbers = numbersIn([left, right]);
    const [first, second] = numbers;
    return first === undefined || second === undefined ? null : work(first, second);
  };

/** The day so many months after another one, or the last one of a month that is shorter. */
function monthsLater(days: number, months: number): number {
  const date = new Date(days * DAY);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), last)) / DAY;
}

/** Days before the one and after the other are past and to come whenever an app is visited. */
const [LONG_PAST, FAR_AHEAD] = [Date.UTC(2022, 0) / DAY, Date.UTC(2090, 0) / DAY];
/** Days from today that are counted on either side of these. */
const NEAR = 1_000;

/** The difference, by its sign, of a day of the calendar and one that is counted from today, where it is the same at every visit; null otherwise. */
function farApart(left: Day | null, right: Day | null): number | null {
  if (left === null || right === null || left.from === right.from) return null;
  const [calendar, near, sign] = left.from === "calendar" ? [left, right, 1] : [right, left, -1];
  if (Math.abs(near.days) > NEAR) return null;
  return calendar.days < LONG_PAST ? -sign * FAR_AHEAD : calendar.days > FAR_AHEAD ? sign * FAR_AHEAD : null;
}

/** Whether the difference of two numbers or days is one of those; not where one is missing. */
function compared(left: Known, right: Known, isOne: (difference: number) => boolean): boolean | Unpredictable {
  const far = farApart(dayOf(left), dayOf(right));
  if (far !== null) return isOne(far);
  const days = daysBetween(right, left);
  if (days !== null) return typeof days === "number" ? isOne(days) : days;
  const [first, second] = [numberOf(left), numberOf(right)];
  return first !== null && second !== null && isOne(first - second);
}

/** Of numbers of which some may be empty. */
const some =
  (work: (numbers: readonly number[]) => number) =>
  (...values: readonly Known[]): Value => {
    const numbers = numbersIn(values);
    return numbers.length === 0 ? null : work(numbers);
  };

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, value) => sum + value, 0);

const OPERATIONS: Readonly<Record<Operation, (...args: readonly Known[]) => Value>> = {
  plus: some(sumOf),
  minus: (left = null, right = null) => (numbersIn([left, right]).length === 0 ? null : (numberOf(left) ?? 0) - (numberOf(right) ?? 0)),
  times: whole((left, right) => left * right),
  over: whole((left, right) => left / right),
  joined: (left = null, right = null) => [left, right].filter((text) => typeof text === "string").join(""),
  daysAfter: (date = null, days = null) => {
    const [day, number] = [dayOf(date), numberOf(days)];
    return day === null || number === null ? null : { ...day, days: day.days + number };
  },
  monthsAfter: (date = null, months = null) => {
    const [day, number] = [dayOf(date), numberOf(months)];
    if (day === null || number === null) return null;
    return day.from === "today" ? UNPREDICTABLE : { ...day, days: monthsLater(day.days, Math.round(number)) };
  },
  daysBetween: (from = null, to = null) => daysBetween(from, to),
  yearsBetween: (from = null, to = null) => {
    const [start, end] = [dayOf(from), dayOf(to)];
    if (start === null || end === null) return null;
    if (start.from !== "calendar" || end.from !== "calendar") return UNPREDICTABLE;
    const [first, last] = [dateOf(start.days), dateOf(end.days)];
    return Number(last.slice(0, 4)) - Number(first.slice(0, 4)) - (last.slice(5) < first.slice(5) ? 1 : 0);
  },
  equals: (left = null, right = null) => {
    return dayOf(left) !== null && dayOf(right) !== null ? compared(left, right, (days) => days === 0) : (left ?? "") === (right ?? "");
  },
  less: (left = null, right = null) => compared(left, right, (difference) => difference < 0),
  atMost: (left = null, right = null) => compared(left, right, (difference) => difference <= 0),
  both: (left, right) => left === true && right === true,
  either: (left, right) => left === true || right === true,
  not: (value) => value !== true,
  choose: (condition, yes = null, no = null) => (condition === true ? yes : no),
  rounded: (value = null, digits = null) => {
    const [number, places] = [numberOf(value), numberOf(digits)];
    return number === null ? null : Math.round(number * 10 ** (places ?? 0)) / 10 ** (places ?? 0);
  },
  magnitude: (value = null) => (numberOf(value) === null ? null : Math.abs(numberOf(value) ?? 0)),
  least: some((numbers) => Math.min(...numbers)),
  greatest: some((numbers) => Math.max(...numbers)),
  mean: some((numbers) => sumOf(numbers) / numbers.length),
  isEmpty: (value = null) => isEmpty(value),
};
