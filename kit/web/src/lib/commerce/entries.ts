// What a person ordered, booked, applied for or paid. All of it is stored alike, so that lists and confirmations of it
// look alike.
import { formatMoment } from "../format";
import { type SavedObject, isSavedObject, readNumber, textsOf } from "../saved";
import { type Collection, createCollection } from "../store";
import * as commerceWords from "../../words/commerce";

/** A line of an entry, in words. */
export interface EntryLine {
  label: string;
  value: string;
}

/** An order, a booking, an application or a payment. */
export interface Entry {
  /** The id of the row that it is about; empty for none. */
  about: string;
  title: string;
  /** A number to refer to. */
  number: string;
  /** When it was made, as an ISO 8601 time. */
  at: string;
  status: string;
  name: string;
  email: string;
  details: readonly EntryLine[];
  /** What it costs; null where nothing is paid. */
  amount: number | null;
}

/** The state of an entry that was called off. */
export const CANCELLED = commerceWords.cancelled;

/** What an entry is made from: its number and its time are new, and what is left out is empty. */
export type NewEntry = Pick<Entry, "status"> & Partial<Omit<Entry, "status" | "number" | "at">>;

const NOTHING = { about: "", title: "", name: "", email: "", details: [], amount: null };

/** Reads a stored entry; null for one without a number. */
export function readEntry(saved: SavedObject): Entry | null {
  const texts = textsOf(saved, ["about", "title", "number", "at", "status", "name", "email"]);
  if (texts.number === "") return null;
  return { ...texts, details: readLines(saved["details"]), amount: readNumber(saved["amount"]) };
}

function readLines(saved: unknown): EntryLine[] {
  const lines: readonly unknown[] = Array.isArray(saved) ? saved : [];
  return lines.filter(isSavedObject).map((line) => textsOf(line, ["label", "value"]));
}

/** Opens the entries of this name in storage; a first visit has none. */
export function createEntries(name: string): Collection<Entry> {
  return createCollection<Entry>({ name, read: readEntry });
}

/** An entry that is made now, with a number such as `BK-4F7K2Q`. */
export function newEntry(prefix: string, entry: NewEntry): Entry {
  const number = Math.random().toString(36).slice(2, 8).padEnd(6, "0").toUpperCase();
  return { ...NOTHING, ...entry, number: `${prefix}-${number}`, at: new Date().toISOString() };
}

/** The lines that say something. */
export function filledLines(lines: readonly EntryLine[]): EntryLine[] {
  return lines.filter(({ label, value }) => label !== "" && value !== "");
}

/** The details of an entry, below who made it. */
export function wholeDetails({ name, email, details }: Entry): EntryLine[] {
  return [
    { label: commerceWords.name, value: name },
    { label: commerceWords.email, value: email },
    ...details,
  ];
}

/** When an entry was made, as people read it; a text that is not a time stays as it is. */
export function formatEntryTime(at: string): string {
  return Number.isNaN(Date.parse(at)) ? at : formatMoment(at);
}
