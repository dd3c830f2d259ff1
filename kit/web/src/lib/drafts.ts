// Forms that are not complete yet, kept in this browser.
import { type Fields, type ValuesOf, mapFields } from "./entity";
import { isSavedObject, parseJson } from "./saved";
import { readItem, writeItem } from "./storage";
import { storageKey } from "./store";

/** The values of the draft of this name; null if there is none. */
export function readDraft<F extends Fields>(name: string, fields: F): ValuesOf<F> | null {
  const saved = parseJson(readItem(storageKey(name)));
  return isSavedObject(saved) ? mapFields(fields, (field, key) => field.revive(saved[key])) : null;
}

export function saveDraft(name: string, values: Readonly<Record<string, unknown>>) {
  writeItem(storageKey(name), JSON.stringify(values));
}

export function forgetDraft(name: string) {
  writeItem(storageKey(name), "");
}
