// Entries on the rows of an entity, each with a day: hours that were worked, payments, steps, visits, notes.
import { type Entity, type Fields, changeOf, titleOf, wholeOf } from "./entity";
import { date } from "./fields/date";
import { number } from "./fields/number";
import { reference } from "./fields/reference";
import { text } from "./fields/text";
import { formatMoney } from "./format";
import { type Point, groupPoints } from "./metrics";
import { readDate, readNumber, readText } from "./saved";
import { type Collection, createCollection } from "./store";
import { type Noun, upperFirst } from "./words";
import * as workWords from "../words/work";

export interface LogEntry {
  /** The id of the row that it is about. */
  about: string;
  /** An ISO date. */
  day: string;
  /** 0 where nothing is counted. */
  amount: number;
  note: string;
}

/** What entries count, and how it is written. */
export interface LogAmount {
  label: string;
  max?: number;
  format: (value: number) => string;
}

export interface LogOptions<F extends Fields> {
  /** Its name in storage. */
  name: string;
  entity: Entity<F>;
  /** Whether the rows of the entity have pages of their own. */
  isLink?: boolean;
  /** What entries are called: `{ one: "time entry", many: "work hours" }`. */
  noun: Noun;
  /** The label of their text. */
  noteLabel: string;
  amount?: LogAmount;
  /** How a row is settled by entries that come to all that it asks for: its price, and the field that says so. */
  settling?: { price: keyof F & string; field: keyof F & string; value: string | boolean };
  /** The entries of a first visit. */
  samples?: () => readonly LogEntry[];
}

export interface Log<F extends Fields = Fields> extends LogOptions<F> {
  entries: Collection<LogEntry>;
}

/** Hours of a day. */
export function countHours(): LogAmount {
  return {
    label: workWords.hours,
    max: 24,
    format: (value) => workWords.countHours({ count: value }),
  };
}

/** Amounts of money; `currency` is an ISO 4217 code. */
export function countMoney(currency: string): LogAmount {
  return { label: workWords.amount, format: (value) => formatMoney(value, currency) };
}

/** Defines a log and opens its entries. A stored entry that is about no row is dropped. */
export function defineLog<F extends Fields>(options: LogOptions<F>): Log<F> {
  const { name, samples = () => [] } = options;
  const entries = createCollection<LogEntry>({
    name,
    read: (saved) => {
      const about = readText(saved["about"]);
      if (about === "") return null;
      return {
        about,
        day: readDate(saved["day"]),
        amount: readNumber(saved["amount"]) ?? 0,
        note: readText(saved["note"]),
      };
    },
    samples: () => samples().map((entry, index) => ({ ...entry, id: `entry-${index + 1}` })),
  });
  return { ...options, entries };
}

/** What is asked for a new entry. Where nothing is counted, the text is required. */
export function logFields({ entity, amount, noteLabel }: Log) {
  const { one } = entity.noun;
  const limits =
    amount === undefined
      ? {}
      : { required: true, min: 0.01, ...(amount.max !== undefined && { max: amount.max }) };
  return {
    about: reference({
      label: upperFirst(one),
      required: true,
      missing: workWords.chooseRow({ one }),
      to: () => entity,
    }),
    day: date({ label: workWords.day, required: true, missing: workWords.chooseTheDay }),
    amount: number({ label: amount?.label ?? workWords.amount, ...limits }),
    note: text({ label: noteLabel, required: amount === undefined }),
  };
}

/** Marks the row that entries are about as settled, where they come to all that it asks for. */
export function settleRow<F extends Fields>({ entity, entries, settling }: Log<F>, about: string) {
  const rows = wholeOf(entity);
  const row = rows.all().find(({ id }) => id === about);
  if (settling === undefined || row === undefined) return;
  const due = Number(row[settling.price]);
  const paid = totalOf(entries.all().filter((entry) => entry.about === about));
  if (due > 0 && paid >= due) rows.update(about, changeOf<F>(settling.field, settling.value));
}

export function totalOf(entries: readonly LogEntry[]): number {
  return entries.reduce((total, { amount }) => total + amount, 0);
}

/** The title of the row that an entry is about, also of one that was deleted since. */
export function subjectOf({ entity }: Log, { about }: LogEntry): string {
  const row = entity.rows.all().find(({ id }) => id === about);
  return row === undefined ? workWords.deletedRow(entity.noun) : titleOf(entity, row);
}

/** The amounts by row, for a chart. */
export function amountsByRow(log: Log, entries: readonly LogEntry[]): Point[] {
  return groupPoints(entries, { labelsOf: (entry) => [subjectOf(log, entry)], measure: totalOf });
}
