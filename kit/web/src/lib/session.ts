// Who acts: the account that is logged in. An app without accounts has nobody but the person at the browser.
import { readItem, writeItem } from "./storage";
import { ownStorageKey } from "./store";
import { watched } from "./watched";

const KEY = ownStorageKey("session");

/** The id of the account that is logged in, an empty text for none, and changes to it. */
export const session = watched(readItem(KEY) ?? "");

/** Logs an account in; with an empty text nobody is logged in. */
export function startSession(id: string) {
  writeItem(KEY, id);
  session.set(id);
}
