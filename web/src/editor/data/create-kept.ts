// What a person has begun and not sent yet: kept in this tab of the browser, so that a reload loses nothing. Writing is put
// off for a moment, because it happens with every letter, and made up for when the page goes away.

/** A value that is kept. What is kept may be anything: `read` makes a value of it, or null. */
export interface Kept<Value> {
  get(): Value;
  set(next: Value): void;
  subscribe(tell: () => void): () => void;
}

const WRITE_MILLISECONDS = 250;

const storeOf = (): Storage | null => {
  try {
    return window.sessionStorage;
  } catch {
    return null; // a browser that keeps nothing
  }
};

const parse = (text: string | null): unknown => {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null; // somebody else's text under our name
  }
};

const write = (key: string, value: unknown): void => {
  try {
    if (value === null) storeOf()?.removeItem(key);
    else storeOf()?.setItem(key, JSON.stringify(value));
  } catch {
    // No more room: the value lives on in the page.
  }
};

/** Keeps a value under a key; `empty` is kept as nothing. */
export function createKept<Value>(key: string, { empty, read }: { empty: Value; read(kept: unknown): Value | null }): Kept<Value> {
  let value = read(parse(storeOf()?.getItem(key) ?? null)) ?? empty;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tells = new Set<() => void>();
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
      for (const tell of tells) tell();
    },
    subscribe: (tell) => {
      tells.add(tell);
      return () => void tells.delete(tell);
    },
  };
}
