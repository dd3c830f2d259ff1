// The address with which this visitor takes the newsletter. It is kept in this browser; a mailing service would be notified
// where it changes.
import { readItem, writeItem } from "../storage";
import { storageKey } from "../store";

const KEY = storageKey("newsletter");

let address = readItem(KEY) ?? "";
const listeners = new Set<() => void>();

/** The address, and changes to it; an empty text for nobody. */
export const subscription = {
  get: (): string => address,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  set: (next: string) => {
    address = next;
    writeItem(KEY, address);
    for (const listener of listeners) listener();
  },
};
