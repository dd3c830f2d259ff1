// The address with which this visitor takes the newsletter. It is kept in this browser; a mailing service would be notified
// where it changes.
import { readItem, writeItem } from "../storage";
import { ownStorageKey } from "../store";
import { watched } from "../watched";

const KEY = ownStorageKey("newsletter");

const address = watched(readItem(KEY) ?? "");

/** The address, and changes to it; an empty text for nobody. */
export const subscription = {
  ...address,
  set: (next: string) => {
    writeItem(KEY, next);
    address.set(next);
  },
};
