// Unsent user input, stored in this browser tab so that a reload loses nothing. Writes are delayed for a moment,
// because they happen on every keystroke, and flushed when the page is hidden.

/** A stored value. Stored data may be anything: `read` parses it to a value, or returns null. */
export interface StoredValue<Value> {
  get(): Value;
  set(next: Value): void;
  subscribe(listener: () => void): () => void;
}

const WRITE_MILLISECONDS = 250;

const storeOf = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null; // storage is unavailable
  }
};

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // not written by this code
  }
};

const write = (key: string, value: unknown): void => {
  try {
    if (value === null) storeOf()?.removeItem(key);
    else storeOf()?.setItem(key, JSON.stringify(value));
  } catch {
    // The quota is exceeded: the value stays in memory.
  }
};

/** Stores a value under a key; `empty` is stored as nothing. */
export function createStoredValue<Value>(
  key: string,
  { empty, read }: { empty: Value; read(kept: unknown): Value | null },
): StoredValue<Value> {
  let value = read(parse(storeOf()?.getItem(key) ?? null)) ?? empty;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const flush = (): void => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    write(key, value === empty ? null : value);
  };
  window.addEventListener("pagehide", flush);
  return {
    get: () => value,
    set: (next) => {
      value = next;
      timer ??= setTimeout(flush, WRITE_MILLISECONDS);
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
