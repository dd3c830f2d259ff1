// What a report can be about: rows laid out in columns, with a date to choose a period by and a group to draw them by.
import { type Entity, type Fields, type NamesOf, type RowOf, fieldOf, titleOf } from "../entity";
import { date } from "../fields/date";
import type { Field } from "../fields/field-definition";
import { readDate, readNumber } from "../saved";
import { type Noun, lowerFirst, upperFirst } from "../words";

/** How the numbers of a column are summed up. */
export type Measure = "total" | "average";

export interface ReportColumn {
  name: string;
  label: string;
  isNumber: boolean;
  /** Null for a column that is not summed up. */
  measure: Measure | null;
  format: (value: unknown) => string;
}

export interface ReportRow {
  /** By column. */
  cells: readonly unknown[];
  /** An ISO date, or an empty text. */
  date: string;
  /** The groups of the chart to which it belongs. */
  groups: readonly string[];
  /** What it adds to its groups. */
  amount: number | null;
}

/** A part of a report; it is left out where nobody chooses it. */
export interface ReportPart<Name extends string = string> {
  label: string;
  /** The columns of its table, beside the first one, which names the row. */
  columns?: readonly Name[];
  /** Whether it has the number of rows, and what they amount to. */
  hasFigures?: boolean;
  hasChart?: boolean;
}

export interface ReportSource {
  id: string;
  title: string;
  noun: Noun;
  /** What the date is called inside a sentence; an empty text where rows have none. */
  dateLabel: string;
  parts: readonly ReportPart[];
  columns: readonly ReportColumn[];
  chart: {
    label: string;
    format: (value: number) => string;
    isAverage: boolean;
    /** The options that its groups are named after. */
    options?: readonly string[] | undefined;
  } | null;
  rows: () => readonly ReportRow[];
}

interface EntityOptions<F extends Fields> {
  parts: readonly ReportPart<keyof F & string>[];
  /** The date by which a period is chosen. */
  date?: NamesOf<F, string>;
  /** The columns that are summed up, and how. */
  measures?: Readonly<Partial<Record<keyof F & string, Measure>>>;
  /** Draws a sum or an average by group; without `amount` the number of rows. */
  chart?: { label: string; by: keyof F & string; amount?: NamesOf<F, number | null> };
}

/** Reports on the rows of an entity. */
export function entitySource<F extends Fields>(
  entity: Entity<F>,
  options: EntityOptions<F>,
): ReportSource {
  const { parts, measures = {}, chart } = options;
  const { title, noun } = entity;
  const names: readonly (keyof F & string)[] = [
    title,
    ...Object.keys(entity.fields).filter((name) => name !== title),
  ];
  const measureOf = (name: string) =>
    new Map(Object.entries<Measure | undefined>(measures)).get(name) ?? null;
  const amount = chart?.amount;
  return {
    id: entity.name,
    title: upperFirst(noun.many),
    noun,
    dateLabel: options.date === undefined ? "" : lowerFirst(fieldOf(entity, options.date).label),
    parts,
    columns: names.map((name) => columnOf(name, fieldOf(entity, name), measureOf(name))),
    chart:
      chart === undefined
        ? null
        : {
            label: chart.label,
            options: fieldOf(entity, chart.by).options,
            isAverage: measureOf(amount ?? "") === "average",
            format: formatOf(entity, amount),
          },
    rows: () =>
      entity.rows.all().map((row) => ({
        cells: names.map((name) => cellOf(fieldOf(entity, name), row[name])),
        date: options.date === undefined ? "" : readDate(row[options.date]),
        groups: chart === undefined ? [] : fieldOf(entity, chart.by).groupsOf(row[chart.by]),
        amount: amount === undefined ? 1 : readNumber(row[amount]),
      })),
  };
}

const NUMBERS: ReadonlySet<string> = new Set(["number", "money", "percent", "duration", "rating"]);

function columnOf(name: string, field: Field<unknown>, measure: Measure | null): ReportColumn {
  const format = (value: unknown): string => {
    if (field.kind === "reference") return String(value) || "–";
    if (field.kind === "flag") return field.format(value);
    if (field.isEmpty(value)) return "–";
    return Array.isArray(value) ? value.join(", ") : field.format(value);
  };
  return { name, label: field.label, isNumber: NUMBERS.has(field.kind), measure, format };
}

/** A value as a table has it: a reference as its title. */
function cellOf(field: Field<unknown>, value: unknown): unknown {
  return field.kind === "reference" ? field.format(value) : value;
}

function formatOf<F extends Fields>(
  entity: Entity<F>,
  name: (keyof F & string) | undefined,
): (value: number) => string {
  return name === undefined ? String : (value) => fieldOf(entity, name).format(value);
}

/** The rows of an entity that have an amount of money. */
export interface MoneyRows {
  rows: () => readonly ReportRow[];
  format: (value: unknown) => string;
}

/** The amounts of an entity's rows, for `moneySource`. */
export function moneyOf<F extends Fields>(
  entity: Entity<F>,
  { amount, date: day }: { amount: NamesOf<F, number | null>; date?: NamesOf<F, string> },
): MoneyRows {
  const kind = upperFirst(entity.noun.many);
  const rowOf = (row: RowOf<F>): ReportRow => {
    const on = day === undefined ? "" : readDate(row[day]);
    const value = readNumber(row[amount]);
    return {
      cells: [titleOf(entity, row), kind, on, value],
      date: on,
      groups: [kind],
      amount: value,
    };
  };
  return {
    rows: () => entity.rows.all().map(rowOf),
    format: columnOf(amount, fieldOf(entity, amount), null).format,
  };
}

/** Reports on all amounts of money, of whatever entity; they are written as those of the first one. */
export function moneySource(entities: readonly MoneyRows[]): ReportSource {
  const plain = {
    isNumber: false,
    measure: null,
    format: (value: unknown) => String(value) || "–",
  };
  const format = entities[0]?.format ?? String;
  return {
    id: "finances",
    title: "Finances",
    noun: { one: "amount", many: "amounts" },
    dateLabel: "date",
    parts: [
      { label: "Totals", hasFigures: true, hasChart: true },
      { label: "All amounts", columns: ["kind", "date", "amount"] },
    ],
    columns: [
      { ...plain, name: "entry", label: "Entry" },
      { ...plain, name: "kind", label: "Kind" },
      columnOf("date", date({ label: "Date" }), null),
      { name: "amount", label: "Amount", isNumber: true, measure: "total", format },
    ],
    chart: { label: "Amount by kind", format, isAverage: false },
    rows: () => entities.flatMap(({ rows }) => rows()),
  };
}
