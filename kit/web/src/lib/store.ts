// Rows that live in this browser. Each collection is stored under its own key as `{ version, rows }`. What is read back
// is validated row by row, so that damaged or foreign data cannot break the app, and changes in another tab are followed.
import { app } from "../app";
import { type SavedObject, isSavedObject, parseJson } from "./saved";
import { onStoredElsewhere, readItem, writeItem } from "./storage";
import { type Watched, watched } from "./watched";

/** Increase it when stored rows change their shape; older data is then set aside under another key. */
const VERSION = 1;

/** A row as it is stored: its values, and an id. */
export type Stored<Values> = Values & { readonly id: string };

export interface Collection<Values> {
  all(): readonly Stored<Values>[];
  /** Calls the listener after every change; returns a function that ends this. */
  subscribe(listener: () => void): () => void;
  /** Adds a row before the others, or behind them, and returns it. */
  add(values: Values, place?: "first" | "last"): Stored<Values>;
  update(id: string, changes: Partial<Values>): void;
  /** Removes a row and returns a function that puts it back where it was. */
  remove(id: string): () => void;
}

interface CollectionOptions<Values> {
  /** Its name in the browser's storage. */
  name: string;
  /** Validates one stored row; null rejects it. */
  read: (saved: SavedObject) => Values | null;
  /** The rows of a first visit; none by default. */
  samples?: () => readonly Stored<Values>[];
}

const failures = watched(0);

/** Calls the listener whenever a change could not be stored; returns a function that ends this. */
export const onSaveFailure = failures.subscribe;

/** What was in each collection before the work that is being done, by what puts it back; null while none is. */
let journal: Map<object, () => void> | null = null;

/** What is looked at when that work is done, by a name. */
const pending = new Map<string, () => void>();

/** Calls `check` at the end of the work that is being done, once for each name. Where it throws, nothing is changed. */
export function whenDone(name: string, check: () => void) {
  pending.set(name, check);
}

/** Does work that changes several collections, all of it or nothing: where it throws, what it changed is put back. */
export function allOrNothing<Result>(work: () => Result): Result {
  if (journal !== null) return work();
  const begun = new Map<object, () => void>();
  journal = begun;
  try {
    const result = work();
    for (const check of pending.values()) check();
    return result;
  } catch (error) {
    journal = null;
    for (const putBack of begun.values()) putBack();
    throw error;
  } finally {
    journal = null;
    pending.clear();
  }
}

/** The key under which this app stores something: several apps may share an origin during development. */
export function storageKey(name: string): string {
  return `${app.key}/${name}`;
}

/** The key of what the app itself keeps, apart from the rows of things, which may be called sessions or persons. */
export function ownStorageKey(name: string): string {
  return storageKey(`own.${name}`);
}

/** Opens the collection of this name, and stores its samples on a first visit. */
export function createCollection<Values extends object>({
  name,
  read,
  samples = () => [],
}: CollectionOptions<Values>): Collection<Values> {
  const key = storageKey(name);
  // Opened when they are first read: modules of entities that refer to each other are then complete.
  let opened: Watched<readonly Stored<Values>[]> | null = null;
  const rows = () => (opened ??= watched(load()));

  function load(): readonly Stored<Values>[] {
    const text = readItem(key);
    const saved = parseRows(text, read);
    if (saved !== null) return saved;
    if (text !== null) writeItem(`${key}:set-aside`, text);
    const first = samples();
    writeItem(key, JSON.stringify({ version: VERSION, rows: first }));
    return first;
  }

  function commit(next: readonly Stored<Values>[]) {
    const kept = rows().get();
    if (journal?.has(commit) === false) journal.set(commit, () => commit(kept));
    const isStored = writeItem(key, JSON.stringify({ version: VERSION, rows: next }));
    rows().set(next);
    if (!isStored) failures.set(failures.get() + 1);
  }

  onStoredElsewhere((changed) => {
    if (changed === key || changed === null) rows().set(load());
  });

  return {
    all: () => rows().get(),
    subscribe: (listener) => rows().subscribe(listener),
    add: (values, place) => {
      const row = { ...values, id: newId() };
      commit(place === "last" ? [...rows().get(), row] : [row, ...rows().get()]);
      return row;
    },
    update: (id, changes) =>
      commit(
        rows()
          .get()
          .map((row) => (row.id === id ? { ...row, ...changes } : row)),
      ),
    remove: (id) => {
      const before = rows().get();
      const index = before.findIndex((row) => row.id === id);
      const removed = before[index];
      commit(before.filter((row) => row.id !== id));
      return () => {
        if (
          removed !== undefined &&
          !rows()
            .get()
            .some((row) => row.id === id)
        )
          commit(rows().get().toSpliced(index, 0, removed));
      };
    },
  };
}

function parseRows<Values>(
  text: string | null,
  read: (saved: SavedObject) => Values | null,
): Stored<Values>[] | null {
  const saved = parseJson(text);
  if (!isSavedObject(saved) || saved["version"] !== VERSION || !Array.isArray(saved["rows"]))
    return null;
  const rows: readonly unknown[] = saved["rows"];
  return rows.filter(isSavedObject).flatMap((row) => {
    const values = read(row);
    const id = row["id"];
    return values === null || typeof id !== "string" ? [] : [{ ...values, id }];
  });
}

function newId(): string {
  return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
}
