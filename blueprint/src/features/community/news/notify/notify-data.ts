// `src/lib/notifications.ts` of the generated app: what was told to the person, and what they want to be told.
import { code } from "../../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../../writer/code/module.ts";

/** The store. Any unit may mention `@addNotification({ title, text })` where the app has a `notify` feature. */
export function notifyDataModule({ slug, title }: { slug: string; title: string }): ModuleSource {
  return {
    path: "src/lib/notifications.ts",
    opening: "Notifications inside this app. They are kept in this browser, newest first.",
    library: true,
    parts: [
      ...typeParts,
      {
        name: "appNotifications",
        code: code`
          const appNotifications = @createCollection<@AppNotification>({
            key: ${`${slug}/notifications`},
            read: @readAppNotification,
            samples: () => [
              { id: "welcome", title: ${`Welcome to ${title}`}, text: "News of this app is collected here.", to: "", at: new Date().toISOString(), isRead: false },
            ],
          });`,
      },
      { name: "MUTED_KEY", code: code`const MUTED_KEY = ${`${slug}/muted`};` },
      ...settingParts,
      {
        name: "addNotification",
        comment: "Tells the person something, unless they do not want to hear of the topic. `to` is an address of this app.",
        code: code`
          function addNotification({ title, text, topic = "", to = "" }: { title: string; text: string; topic?: string; to?: string }) {
            if (@readMuted().includes(topic)) return;
            @appNotifications.add({ title, text, to, at: new Date().toISOString(), isRead: false });
          }`,
      },
    ],
  };
}

const typeParts: Part[] = [
  {
    name: "AppNotification",
    isType: true,
    code: code`
      interface AppNotification {
        title: string;
        text: string;
        /** The page that it is about; empty for none. */
        to: string;
        /** As an ISO 8601 time. */
        at: string;
        isRead: boolean;
      }`,
  },
  {
    name: "readAppNotification",
    code: code`
      function readAppNotification(saved: @SavedObject): @AppNotification | null {
        const title = @readText(saved.title);
        if (title === "") return null;
        return { title, text: @readText(saved.text), to: @readText(saved.to), at: @readText(saved.at), isRead: saved.isRead === true };
      }`,
  },
];

const settingParts: Part[] = [
  {
    name: "readMuted",
    comment: "The topics that the person does not want to hear of.",
    code: code`
      function readMuted(): string[] {
        const saved = @parseJson(@readItem(@MUTED_KEY));
        return Array.isArray(saved) ? saved.map(@readText) : [];
      }`,
  },
  {
    name: "writeMuted",
    code: code`
      function writeMuted(topics: readonly string[]) {
        @writeItem(@MUTED_KEY, JSON.stringify(topics));
      }`,
  },
];
