// Notifications inside this app, the newest first. They are kept in this browser.
import { app } from "../app";
import { textsOf } from "./saved";
import { createCollection } from "./store";

export interface Notification {
  title: string;
  text: string;
  /** The path of the page that it is about; empty for none. */
  to: string;
  /** As an ISO 8601 time. */
  at: string;
  isRead: boolean;
}

/** All notifications that the person did not delete. */
export const notifications = createCollection<Notification>({
  name: "notifications",
  read: (saved) => {
    const news = textsOf(saved, ["title", "text", "to", "at"]);
    return news.title === "" ? null : { ...news, isRead: saved["isRead"] === true };
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

/** Tells the person something; `to` is the path of the page that it is about. */
export function addNotification({
  to = "",
  ...news
}: {
  title: string;
  text: string;
  to?: string;
}) {
  notifications.add({ ...news, to, at: new Date().toISOString(), isRead: false });
}

/** Marks these notifications as read. */
export function markAsRead(ids: readonly string[]) {
  for (const id of ids) notifications.update(id, { isRead: true });
}
