// Notifications inside this app, the newest first. They are kept in this browser.
import { app } from "../app";
import { parseJson, readText, readTexts } from "./saved";
import { readItem, writeItem } from "./storage";
import { createCollection, storageKey } from "./store";

export interface Notification {
  title: string;
  text: string;
  /** The path of the page that it is about; empty for none. */
  to: string;
  /** As an ISO 8601 time. */
  at: string;
  isRead: boolean;
}

/** The message to the person. */
export interface News {
  title: string;
  text: string;
  /** The person can choose not to hear of it. */
  topic?: string;
  to?: string;
}

const MUTED_KEY = storageKey("muted");

/** All notifications that the person did not delete. */
export const notifications = createCollection<Notification>({
  name: "notifications",
  read: (saved) => {
    const title = readText(saved["title"]);
    if (title === "") return null;
    const { text, to, at } = saved;
    return {
      title,
      text: readText(text),
      to: readText(to),
      at: readText(at),
      isRead: saved["isRead"] === true,
    };
  },
  samples: () => [
    {
      id: "welcome",
      title: `Welcome to ${app.title}`,
      text: "News of this app is collected here.",
      to: "",
      at: new Date().toISOString(),
      isRead: false,
    },
  ],
});

/** Tells the person something, unless they do not want to hear of its topic. */
export function addNotification({ title, text, topic = "", to = "" }: News) {
  if (readMuted().includes(topic)) return;
  notifications.add({ title, text, to, at: new Date().toISOString(), isRead: false });
}

/** Marks these notifications as read. */
export function markAsRead(ids: readonly string[]) {
  for (const id of ids) notifications.update(id, { isRead: true });
}

/** The topics that the person does not want to hear of. */
export function readMuted(): readonly string[] {
  const saved = parseJson(readItem(MUTED_KEY));
  return Array.isArray(saved) ? readTexts(saved) : [];
}

/** Stores the topics that the person does not want to hear of. */
export function writeMuted(topics: readonly string[]) {
  writeItem(MUTED_KEY, JSON.stringify(topics));
}
