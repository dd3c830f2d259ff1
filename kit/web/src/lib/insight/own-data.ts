// Everything that the app stores in this browser, to be taken away or deleted.
import { parseJson } from "../saved";
import { readItem } from "../storage";
import { storageKey } from "../store";

/** What is stored, by key; nothing where storage is blocked. */
export function storedItems(): { key: string; value: unknown }[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(storageKey("")))
      .map((key) => ({ key, value: parseJson(readItem(key)) ?? readItem(key) }));
  } catch {
    return [];
  }
}

/** Removes all of it. What is shown changes with the next reload. */
export function deleteStoredItems() {
  for (const { key } of storedItems()) localStorage.removeItem(key);
}
