// What a person asked for and can take back: applications, and places in courses and events.
import type { Collection, Stored } from "../../store";
import { type Entry, createEntries } from "../entries";
import * as commerceWords from "../../../words/commerce";

interface RequestsOptions {
  /** Their name in storage: `applications`. */
  name: string;
  /** What their list is called: `Applications`. */
  label: string;
  /** Begins their numbers: `AP`. */
  prefix: string;
  /** What takes one back: `Withdraw application`. */
  undo: string;
  /** The state of one that was taken back. */
  over: string;
  /** The page that lists them. */
  list: { path: string; title: string };
}

/** The requests that one page lists. */
export interface Requests extends RequestsOptions {
  entries: Collection<Entry>;
}

/** Opens the requests of this name in storage. */
export function createRequests(options: RequestsOptions): Requests {
  return { ...options, entries: createEntries(options.name) };
}

/** The words for asking, as they stand before a title: `Enrol in`, `You are enrolled in`. */
export interface RequestTerms {
  verb: string;
  heading: string;
  done: string;
  /** The state of what was sent. */
  status: string;
}

/** The request about a row that was not taken back. */
export function openRequest(
  entries: readonly Stored<Entry>[],
  about: string,
  over: string,
): Stored<Entry> | undefined {
  return entries.find((entry) => entry.about === about && entry.status !== over);
}

/** What one applies for, in the words of the list. Where the kind is asked for, that names it. */
export function applicationTitle(title: string, kind: unknown): string {
  return typeof kind === "string" && kind !== "" ? commerceWords.applicationOf({ kind }) : title;
}

/** How many places are left; null where they are not counted. */
export function placesLeft(capacity: number | null, takesPart: boolean): number | null {
  return capacity === null ? null : capacity - (takesPart ? 1 : 0);
}
