// What people are notified of, in the app itself: nothing is sent anywhere.
import { isSavedObject, readText, readTexts, textsOf } from "../saved";
import { type Stored, createCollection } from "../store";

export interface Notice {
  /** The id of the rule that it follows from. */
  rule: string;
  /** The id of the row that it is about. */
  row: string;
  /** What happened, in a sentence. */
  text: string;
  /** What else there is to say of it; an empty text for nothing. */
  detail: string;
  /** The page that shows the row. */
  path: string;
  /** The ids of the accounts that it is for, beside those of the rule's audience. */
  accounts: readonly string[];
  /** The names of people whom it is for, in lower case and without accents. */
  names: readonly string[];
  /** The id of the account that did it, and a name that may be told; empty texts for nobody. */
  by: string;
  byName: string;
  /** When, as an ISO 8601 time. */
  at: string;
  /** Whether what it tells of still holds, for a condition or a day. */
  isOpen: boolean;
  /** The ids of the accounts that read it; an empty text for somebody who is not logged in. */
  readBy: readonly string[];
}

/** All notices, the latest first. */
export const notices = createCollection<Notice>({
  name: "notices",
  read: (saved) => {
    const texts = textsOf(saved, [
      "rule",
      "row",
      "text",
      "detail",
      "path",
      "by",
      "byName",
      "at",
    ] as const);
    if (texts.rule === "" || texts.row === "" || texts.text === "") return null;
    return {
      ...texts,
      accounts: readTexts(saved["accounts"]),
      names: readTexts(saved["names"]),
      isOpen: saved["isOpen"] === true,
      readBy: readIds(saved["readBy"]),
    };
  },
});

/** Texts among which an empty one counts. */
function readIds(saved: unknown): string[] {
  const entries: readonly unknown[] = Array.isArray(saved) ? saved : [];
  return entries.filter((entry) => !isSavedObject(entry)).map(readText);
}

/** Marks notices as read by an account. */
export function markRead(unread: readonly Stored<Notice>[], account: string) {
  for (const { id, readBy } of unread)
    if (!readBy.includes(account)) notices.update(id, { readBy: [...readBy, account] });
}
