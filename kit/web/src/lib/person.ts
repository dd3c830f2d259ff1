// The person at this browser: a name and an address that they gave. Nothing leaves the device.
import { isSavedObject, parseJson, readText } from "./saved";
import { readItem, writeItem } from "./storage";
import { storageKey } from "./store";

/** Empty texts for someone who has not said who they are. */
export interface Person {
  name: string;
  email: string;
}

const KEY = storageKey("person");

function read(): Person {
  const saved = parseJson(readItem(KEY));
  return isSavedObject(saved)
    ? { name: readText(saved["name"]), email: readText(saved["email"]) }
    : { name: "", email: "" };
}

let current = read();
const listeners = new Set<() => void>();

/** The person, and changes to them. */
export const person = {
  get: (): Person => current,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  update: (changes: Partial<Person>) => {
    current = { ...current, ...changes };
    writeItem(KEY, JSON.stringify(current));
    for (const listener of listeners) listener();
  },
};
