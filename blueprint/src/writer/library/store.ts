// The generated app's store: rows in the browser's storage, safe against damaged data, a full disk and other tabs.
import { code } from "../code/code.ts";
import type { ModuleSource } from "../code/module.ts";

const OPENING = `
Rows that live in this browser. Each collection is kept under its own key as {version, rows}; what is read back is
checked row by row, so that damaged or foreign data can never break the app. Changes in another tab are followed.`;

/** `src/lib/store.ts`. */
export function storeModule(): ModuleSource {
  return {
    path: "src/lib/store.ts",
    opening: OPENING,
    library: true,
    parts: [
      {
        name: "VERSION",
        comment: "Raise it when the shape of saved rows changes; older data is then set aside, not misread.",
        code: code`const VERSION = 1;`,
      },
      {
        name: "Stored",
        isType: true,
        comment: "A row as it is kept: what was entered, and an id.",
        code: code`type Stored<Draft> = Draft & { readonly id: string };`,
      },
      { name: "Collection", isType: true, code: collectionType },
      {
        name: "CollectionOptions",
        isType: true,
        code: code`
          interface CollectionOptions<Draft> {
            key: string;
            /** Checks one saved value; null refuses it. */
            read: (saved: @SavedObject) => Draft | null;
            /** What a first visit shows. */
            samples: () => @Stored<Draft>[];
          }`,
      },
      {
        name: "createCollection",
        comment: "Opens the collection kept under this key.",
        code: createCollection,
      },
      { name: "parseSaved", code: parseSaved },
      {
        name: "newId",
        code: code`
          function newId(): string {
            return Date.now().toString(36) + Math.random().toString(36).slice(2, 8);
          }`,
      },
      {
        name: "useRows",
        comment: "The rows of a collection; the component renders again whenever they change, here or in another tab.",
        code: code`
          function useRows<Draft extends object>(collection: @Collection<Draft>): readonly @Stored<Draft>[] {
            return @useSyncExternalStore(collection.subscribe, collection.all);
          }`,
      },
    ],
  };
}

const collectionType = code`
  interface Collection<Draft> {
    all: () => readonly @Stored<Draft>[];
    subscribe: (listener: () => void) => () => void;
    /** Adds a row before the others and returns it. */
    add: (draft: Draft) => @Stored<Draft>;
    update: (id: string, changes: Partial<Draft>) => void;
    /** Removes a row and returns the way back. */
    remove: (id: string) => () => void;
  }`;

const createCollection = code`
  function createCollection<Draft extends object>({ key, read, samples }: @CollectionOptions<Draft>): @Collection<Draft> {
    const listeners = new Set<() => void>();
    let rows = load();

    function load(): readonly @Stored<Draft>[] {
      const text = @readItem(key);
      const saved = @parseSaved(text, read);
      if (saved) return saved;
      if (text !== null) @writeItem(\`\${key}:set-aside\`, text);
      const first = samples();
      @writeItem(key, JSON.stringify({ version: @VERSION, rows: first }));
      return first;
    }

    function notify() {
      for (const listener of listeners) listener();
    }

    function commit(next: readonly @Stored<Draft>[]) {
      rows = next;
      const isSaved = @writeItem(key, JSON.stringify({ version: @VERSION, rows }));
      notify();
      if (!isSaved) {
        @showNotice({ message: "This browser cannot save the change: its storage is full or blocked. It lasts until you close the page." });
      }
    }

    window.addEventListener("storage", (event) => {
      if (event.key !== key && event.key !== null) return;
      rows = load();
      notify();
    });

    return {
      all: () => rows,
      subscribe: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      add: (draft) => {
        const row = { ...draft, id: @newId() };
        commit([row, ...rows]);
        return row;
      },
      update: (id, changes) => {
        commit(rows.map((row) => (row.id === id ? { ...row, ...changes } : row)));
      },
      remove: (id) => {
        const index = rows.findIndex((row) => row.id === id);
        const removed = rows[index];
        commit(rows.filter((row) => row.id !== id));
        return () => {
          if (removed) commit(rows.toSpliced(index, 0, removed));
        };
      },
    };
  }`;

const parseSaved = code`
  function parseSaved<Draft>(text: string | null, read: (saved: @SavedObject) => Draft | null): @Stored<Draft>[] | null {
    const saved = @parseJson(text);
    if (!@isSavedObject(saved) || saved.version !== @VERSION || !Array.isArray(saved.rows)) return null;
    return saved.rows.filter(@isSavedObject).flatMap((row) => {
      const draft = read(row);
      if (!draft || typeof row.id !== "string") return [];
      return [{ ...draft, id: row.id }];
    });
  }`;
