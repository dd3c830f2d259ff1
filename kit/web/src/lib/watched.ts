// A value that components follow, with the functions that `useSyncExternalStore` takes.

export interface Watched<Value> {
  get(): Value;
  /** Calls the listener after every change; returns a function that ends this. */
  subscribe(listener: () => void): () => void;
  set(next: Value): void;
}

/** Watches a value, which is `first` to begin with. */
export function watched<Value>(first: Value): Watched<Value> {
  const listeners = new Set<() => void>();
  let current = first;
  return {
    get: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set: (next) => {
      current = next;
      for (const listener of listeners) listener();
    },
  };
}
