// What formulas come to in sample rows, so that checks can say which numbers the written app must show. The kit's
// `lib/formula.ts` has the same rules.
import type { Field, SampleValue } from "../../../schema/entity.ts";
import { leadsTo, type RowPlace } from "../../../schema/row-places.ts";
import type { FieldPlace, Formula } from "../formula.ts";
import { ASKED } from "../formula-scope.ts";
import { comparesMoments } from "../parts-of.ts";
import type { ComputedField } from "../read-formulas.ts";
import { aggregated, OPERATIONS, placeOfOne } from "./operations.ts";
import { DAY, dateOf, type Day, isDay, isKnown, type Known, UNPREDICTABLE, type Value } from "./values.ts";

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
      const value = new FormulaEvaluator(sources, rows, unpredictable, {}).valueIn(formula, { entity, index });
      if (!isKnown(value)) unpredictable.add(`${entity}.${id}`);
      return { ...row, [id]: isKnown(value) ? sampleOf(field, value) : null };
    });
    rows.set(entity, worked);
  }
  return { rows, unpredictable };
}

/** Who does something: their name, and the position of their profile. */
interface Who {
  me?: string;
  profile?: number;
}

/** A row in which a formula is worked out, with what a person was asked for where they do something. */
export interface WorkedIn extends Who {
  row: RowPlace;
  asked?: { fields: readonly Field[]; values: SampleRow };
}

/** What a formula comes to in one row, as a field holds it; undefined where that depends on the day of the visit. The rows have the values of their computed fields. */
export function valueFor(
  sources: readonly RowSource[],
  formula: Formula,
  { row, asked, target, ...who }: WorkedIn & { target: Field },
): SampleValue | undefined {
  if (target.type === "datetime" || target.type === "time" || formula.type === "whole") return undefined;
  const given = asked === undefined ? [] : [{ id: ASKED, fields: asked.fields, rows: [asked.values] }];
  const all = [...sources, ...given];
  const value = new FormulaEvaluator(all, new Map(all.map(({ id, rows }) => [id, rows])), new Set(), who).valueIn(formula, row);
  if (!isKnown(value)) return undefined;
  const isRow = formula.type === "row" && target.type === "anyReference" && typeof value === "number";
  return isRow ? `${rowEntity(all, formula)}/${value}` : sampleOf(target, value);
}

/** The entity of the row that a formula names. */
function rowEntity(sources: readonly RowSource[], formula: Formula): string {
  if ("entity" in formula) return formula.entity;
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

const ASKED_ROW: RowPlace = { entity: ASKED, index: 0 };

class FormulaEvaluator {
  private readonly sources: readonly RowSource[];
  private readonly rows: ReadonlyMap<string, readonly SampleRow[]>;
  private readonly unpredictable: ReadonlySet<string>;
  private readonly who: Who;

  constructor(
    sources: readonly RowSource[],
    rows: ReadonlyMap<string, readonly SampleRow[]>,
    unpredictable: ReadonlySet<string>,
    who: Who,
  ) {
    this.sources = sources;
    this.rows = rows;
    this.unpredictable = unpredictable;
    this.who = who;
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
      case "profile":
        return this.who.profile ?? UNPREDICTABLE;
      case "named":
        return this.rowNamed(formula);
      case "me":
        return this.who.me ?? "";
      case "own":
        // Somebody of this name has just come: none of the sample rows is theirs.
        return (this.who.me ?? "") !== "" || this.valueIn(formula.row, row, child) === null ? false : UNPREDICTABLE;
      case "field":
        return this.fieldIn(formula, this.rowOf(formula, row, child));
      case "call": {
        const areMoments = comparesMoments(formula, (place) => this.fieldAt(place)?.type);
        return withKnown(
          formula.args.map((arg) =>
            areMoments && arg.kind === "field" ? this.fieldIn(arg, this.rowOf(arg, row, child), momentOf) : this.valueIn(arg, row, child),
          ),
          (args) => OPERATIONS[formula.name](...args),
        );
      }
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

  /** The row of whose values a field is one. */
  private rowOf({ of }: Extract<Formula, { kind: "field" }>, row: RowPlace, child: RowPlace | null): RowPlace | null {
    return of === "row" ? row : of === "child" ? child : ASKED_ROW;
  }

  private fieldIn({ path }: Pick<Extract<Formula, { kind: "field" }>, "path">, from: RowPlace | null, read = valueOf): Value {
    let row = from;
    for (const [at, { entity, field: id }] of path.entries()) {
      if (this.unpredictable.has(`${entity}.${id}`)) return UNPREDICTABLE;
      const field = this.fieldAt({ entity, field: id });
      const value = row === null ? null : (this.rows.get(entity)?.[row.index]?.[id] ?? null);
      if (field === undefined) return null;
      if (at === path.length - 1) return read(field, value);
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

/** The same with the time, as a part of the day. */
function momentOf(_field: Field, value: SampleValue): Known {
  if (typeof value !== "string" || value === "") return null;
  const [hours = 0, minutes = 0] = (value.split("T")[1] ?? "").split(":").map(Number);
  const { from, days } = dayOfMoment(value);
  return { from, days: days + (hours * 60 + minutes) / 1440 };
}

/** What comes of values that are all known. */
function withKnown(values: readonly Value[], work: (known: readonly Known[]) => Value): Value {
  const known = values.filter(isKnown);
  return known.length < values.length ? UNPREDICTABLE : work(known);
}
