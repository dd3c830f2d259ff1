// The phone's storage, which may be full: a table of SQLite that is read and written at once.
import Storage from "expo-sqlite/kv-store";

/** The text stored under a key; null if there is none. */
export function readItem(key: string): string | null {
  try {
    return Storage.getItemSync(key);
  } catch {
    return null;
  }
}

/** Stores a text under a key; returns false if it could not be stored. */
export function writeItem(key: string, text: string): boolean {
  try {
    Storage.setItemSync(key, text);
    return true;
  } catch {
    return false;
  }
}

/** Nothing else changes what a phone's app stores. */
export const onStoredElsewhere: (listener: (key: string | null) => void) => void = () => undefined;
