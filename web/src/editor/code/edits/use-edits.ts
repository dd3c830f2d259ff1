import { useSyncExternalStore } from "react";
import { createStoredValue, type StoredValue } from "../../data/create-stored-value.ts";
import { type Edits, NO_EDITS, readEdits } from "./edits.ts";

const stores = new Map<string, StoredValue<Edits>>();

const storeOf = (projectId: string): StoredValue<Edits> => {
  const store = stores.get(projectId) ?? createStoredValue(`atelier.edits.${projectId}`, { empty: NO_EDITS, read: readEdits });
  stores.set(projectId, store);
  return store;
};

/** The unsaved edits of a project, and a function to change them. */
export function useEdits(projectId: string): { edits: Edits; change(next: (current: Edits) => Edits): void } {
  const store = storeOf(projectId);
  const edits = useSyncExternalStore(store.subscribe, store.get);
  return { edits, change: (next) => store.set(next(store.get())) };
}
