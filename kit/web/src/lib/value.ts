// One object that lives in this browser, such as settings or the last inputs of a calculator. What is read back is validated,
// so that damaged data cannot break the app, and changes in another tab are followed.
import { type SavedObject, isSavedObject, parseJson } from "./saved";
import { readItem, writeItem } from "./storage";
import { storageKey } from "./store";
import { watched } from "./watched";

export interface StoredValue<Value> {
  get(): Value;
  /** Calls the listener after every change; returns a function that ends this. */
  subscribe(listener: () => void): () => void;
  /** Stores it with these changes. */
  change(changes: Partial<Value>): void;
}

/** Opens the object of this name. `read` validates what is stored, and makes the first one of an empty object. */
export function createValue<Value extends object>({
  name,
  read,
}: {
  name: string;
  read: (saved: SavedObject) => Value;
}): StoredValue<Value> {
  const key = storageKey(name);
  const load = (): Value => {
    const saved = parseJson(readItem(key));
    return read(isSavedObject(saved) ? saved : {});
  };
  const value = watched(load());
  window.addEventListener("storage", (event) => {
    if (event.key === key || event.key === null) value.set(load());
  });
  return {
    get: value.get,
    subscribe: value.subscribe,
    change: (changes) => {
      const next = { ...value.get(), ...changes };
      writeItem(key, JSON.stringify(next));
      value.set(next);
    },
  };
}
