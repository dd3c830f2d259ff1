// The words of generated apps: a catalogue for each language, in groups of the kit's parts, and one of what features write into an app.
// The English one is the measure of the others: same keys, same arguments.
import { z } from "zod";
import type app from "../../../data/messages/en/app.json";
import type commerce from "../../../data/messages/en/commerce.json";
import type community from "../../../data/messages/en/community.json";
import type games from "../../../data/messages/en/games.json";
import type general from "../../../data/messages/en/general.json";
import type insight from "../../../data/messages/en/insight.json";
import type learning from "../../../data/messages/en/learning.json";
import type reply from "../../../data/messages/en/reply.json";
import type site from "../../../data/messages/en/site.json";
import type work from "../../../data/messages/en/work.json";
import { readData } from "../../knowledge/data/data-files.ts";
import { languageTags, PSEUDO_LANGUAGE } from "./languages.ts";

/** The messages of English by group and key; those of the other languages have the same. */
export interface Catalogue {
  app: typeof app;
  commerce: typeof commerce;
  community: typeof community;
  games: typeof games;
  general: typeof general;
  insight: typeof insight;
  learning: typeof learning;
  reply: typeof reply;
  site: typeof site;
  work: typeof work;
}

/** A group of messages: those of a group of the kit's parts, or `app`. */
export type MessageGroup = keyof Catalogue;

/** The groups that are modules of an app, in the order of the alphabet. */
export const kitGroups = [
  "commerce",
  "community",
  "games",
  "general",
  "insight",
  "learning",
  "site",
  "work",
] as const satisfies readonly MessageGroup[];

/** All groups: those of the kit, and the texts that are written into an app once (titles of pages, labels, what a form says), and those of replies about an app. */
export const messageGroups = ["app", "reply", ...kitGroups] as const satisfies readonly MessageGroup[];

const Messages = z.record(z.string(), z.string().min(1));

/** By language and group: `de/general`. */
const all: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map(
  languageTags.flatMap((tag) =>
    messageGroups.map((group) => [`${tag}/${group}`, readData(`messages/${tag}/${group}.json`, Messages)] as const),
  ),
);

/** The messages that a language has of a group, without English ones in the place of those that it lacks. */
export function ownMessages(catalogue: string, group: MessageGroup): Readonly<Record<string, string>> {
  return all.get(`${catalogue}/${group}`) ?? {};
}

/** The messages of a group, key → ICU message; a new one is English until it is translated. Throws for a language without a catalogue. */
export function messagesOf(catalogue: string, group: MessageGroup): Readonly<Record<string, string>> {
  if (catalogue === PSEUDO_LANGUAGE) return marked(all.get(`en/${group}`) ?? {});
  const messages = all.get(`${catalogue}/${group}`);
  if (messages === undefined) throw new Error(`There is no catalogue of ${catalogue}.`);
  return { ...all.get(`en/${group}`), ...messages };
}

/** The messages of the pseudo-language. One of arguments alone has no words of its own. */
function marked(messages: Readonly<Record<string, string>>): Record<string, string> {
  const hasWords = (message: string): boolean => /\p{L}/u.test(message.replaceAll(/\{\w+\}/g, ""));
  return Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, hasWords(message) ? `⟦${message}⟧` : message]));
}
