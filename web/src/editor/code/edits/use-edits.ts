import { useSyncExternalStore } from "react";
import { createKept, type Kept } from "../../data/create-kept.ts";
import { type Edits, NO_EDITS, readEdits } from "./edits.ts";

const stores = new Map<string, Kept<Edits>>();

const storeOf = (projectId: string): Kept<Edits> => {
  const store = stores.get(projectId) ?? createKept(`atelier.edits.${projectId}`, { empty: NO_EDITS, read: readEdits });
  stores.set(projectId, store);
  return store;
};

/** The edits of a project that are not saved yet, and the way to change them. */
export function useEdits(projectId: string): { edits: Edits; change(next: (present: Edits) => Edits): void } {
  const store = storeOf(projectId);
  const edits = useSyncExternalStore(store.subscribe, store.get);
  return { edits, change: (next) => store.set(next(store.get())) };
}
