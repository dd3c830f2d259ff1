import { useSyncExternalStore } from "react";
import { createKept, type Kept } from "../../data/create-kept.ts";
import { type Edits, NO_EDITS, readEdits } from "./edits.ts";

const stores = new Map<string, Kept<Edits>>();

const storeOf = (projectId: string): Kept<Edits> => {
  const store = stores.get(projectId) ?? createKept(`atelier.edits.${projectId}`, { empty: NO_EDITS, read: readEdits });
  stores.set(projectId, store);
  return store;
};

/** The unsaved edits of a project, and a function to change them. */
export function useEdits(projectId: string): { edits: Edits; change(next: (current: Edits) => Edits): void } {
  const store = storeOf(projectId);
  const edits = useSyncExternalStore(store.subscribe, store.get);
  return { edits, change: (next) => store.set(next(store.get())) };
}
