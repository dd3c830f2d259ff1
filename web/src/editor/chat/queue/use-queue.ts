// Messages that were written while a build runs. They are sent one after the other when it has ended, and can be changed
// until then; a reload keeps them.
import { useCallback, useSyncExternalStore } from "react";
import { newRequestId } from "../../../components/new-request-id.ts";
import { createStoredValue, type StoredValue } from "../../data/create-stored-value.ts";

/** A queued message. It is sent under its request id, so that it is built once. */
export interface QueuedMessage {
  requestId: string;
  message: string;
  model: string | null;
}

type Queue = readonly QueuedMessage[];

const EMPTY: Queue = [];
const stores = new Map<string, StoredValue<Queue>>();

const isQueued = (value: unknown): value is QueuedMessage =>
  typeof value === "object" &&
  value !== null &&
  "requestId" in value &&
  typeof value.requestId === "string" &&
  "message" in value &&
  typeof value.message === "string" &&
  "model" in value &&
  (value.model === null || typeof value.model === "string");

const readQueue = (kept: unknown): Queue | null => (Array.isArray(kept) ? kept.filter(isQueued) : null);

const storeOf = (projectId: string): StoredValue<Queue> => {
  const store = stores.get(projectId) ?? createStoredValue(`atelier.queue.${projectId}`, { empty: EMPTY, read: readQueue });
  stores.set(projectId, store);
  return store;
};

/** The queue of a project, and functions to change it. */
export function useQueue(projectId: string) {
  const store = storeOf(projectId);
  const queue = useSyncExternalStore(store.subscribe, store.get);
  const set = (next: Queue): void => store.set(next.length === 0 ? EMPTY : next);
  const putFirst = useCallback((message: QueuedMessage) => store.set([message, ...store.get()]), [store]);
  return {
    queue,
    putFirst,
    add: (message: string, model: string | null) => set([...store.get(), { requestId: newRequestId(), message, model }]),
    change: (requestId: string, message: string) =>
      set(store.get().map((one) => (one.requestId === requestId ? { ...one, message } : one))),
    remove: (requestId: string) => set(store.get().filter((one) => one.requestId !== requestId)),
  };
}
