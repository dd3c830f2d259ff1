// The person at this browser: a name and an address that they gave. Nothing leaves the device.
import { isSavedObject, parseJson, readText } from "./saved";
import { readItem, writeItem } from "./storage";
import { ownStorageKey } from "./store";
import { watched } from "./watched";

/** Empty texts for someone who has not said who they are. */
export interface Person {
  name: string;
  email: string;
}

const KEY = ownStorageKey("person");

function read(): Person {
  const saved = parseJson(readItem(KEY));
  return isSavedObject(saved)
    ? { name: readText(saved["name"]), email: readText(saved["email"]) }
    : { name: "", email: "" };
}

const current = watched(read());

/** The person, and changes to them. */
export const person = {
  get: current.get,
  subscribe: current.subscribe,
  update: (changes: Partial<Person>) => {
    const next = { ...current.get(), ...changes };
    writeItem(KEY, JSON.stringify(next));
    current.set(next);
  },
};
