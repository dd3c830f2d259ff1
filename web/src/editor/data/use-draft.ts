import { useSyncExternalStore } from "react";
import { createStoredValue, type StoredValue } from "./create-stored-value.ts";

/** Unsent text in the composer. `model` null: the model that the project used last. */
export interface Draft {
  text: string;
  model: string | null;
}

const EMPTY: Draft = { text: "", model: null };
const stores = new Map<string, StoredValue<Draft>>();

function readDraft(kept: unknown): Draft | null {
  if (typeof kept !== "object" || kept === null || !("text" in kept) || typeof kept.text !== "string") return null;
  return { text: kept.text, model: "model" in kept && typeof kept.model === "string" ? kept.model : null };
}

const storeOf = (projectId: string): StoredValue<Draft> => {
  const store = stores.get(projectId) ?? createStoredValue(`atelier.draft.${projectId}`, { empty: EMPTY, read: readDraft });
  stores.set(projectId, store);
  return store;
};

/** The composer's draft of a project, which survives a reload. */
export function useDraft(projectId: string): { draft: Draft; write(next: Partial<Draft>): void } {
  const store = storeOf(projectId);
  const draft = useSyncExternalStore(store.subscribe, store.get);
  return { draft, write: (next) => store.set({ ...store.get(), ...next }) };
}
