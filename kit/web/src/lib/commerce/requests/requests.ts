// What a person asked for and can take back: applications, and taking part in courses and events.
import type { Collection, Stored } from "../../store";
import { type Entry, createEntries } from "../entries";

/** The requests of one kind. */
export interface Requests {
  entries: Collection<Entry>;
  /** Begins their numbers: "AP". */
  prefix: string;
  /** The state of one that was taken back. */
  over: string;
  /** The page that lists them. */
  list: { path: string; title: string };
}

/** Opens the requests of this name in storage. */
export function createRequests({
  name,
  ...requests
}: Omit<Requests, "entries"> & { name: string }): Requests {
  return { ...requests, entries: createEntries(name) };
}

/** What the person takes part in, which is listed on this page. */
export function createEnrolments(list: Requests["list"]): Requests {
  return createRequests({ name: "enrolments", prefix: "EN", over: "Left", list });
}

/** The request about a row that was not taken back. */
export function openRequest(
  entries: readonly Stored<Entry>[],
  about: string,
  over: string,
): Stored<Entry> | undefined {
  return entries.find((entry) => entry.about === about && entry.status !== over);
}

/** The words for taking part, as they stand before a title: "Enrol in", "You are enrolled in". */
export interface EnrolmentTerms {
  verb: string;
  heading: string;
  done: string;
  status: string;
  undo: string;
}

/** How many places are left; null where they are not counted. */
export function placesLeft(capacity: number | null, takesPart: boolean): number | null {
  return capacity === null ? null : capacity - (takesPart ? 1 : 0);
}
