// The words of generated apps: a catalogue for each language, in groups of the kit's parts. The English one is the measure
// of the others: same keys, same arguments.
import { z } from "zod";
import type commerce from "../../../data/messages/en/commerce.json";
import type community from "../../../data/messages/en/community.json";
import type games from "../../../data/messages/en/games.json";
import type general from "../../../data/messages/en/general.json";
import type insight from "../../../data/messages/en/insight.json";
import type learning from "../../../data/messages/en/learning.json";
import type site from "../../../data/messages/en/site.json";
import type work from "../../../data/messages/en/work.json";
import { readData } from "../../knowledge/data/data-files.ts";
import { languageTags } from "./languages.ts";

/** The messages of English by group and key; those of the other languages have the same. */
export interface Catalogue {
  commerce: typeof commerce;
  community: typeof community;
  games: typeof games;
  general: typeof general;
  insight: typeof insight;
  learning: typeof learning;
  site: typeof site;
  work: typeof work;
}

/** A group of messages: those of a group of the kit's parts. */
export type MessageGroup = keyof Catalogue;

/** All groups, in the order of the alphabet. */
export const messageGroups = [
  "commerce",
  "community",
  "games",
  "general",
  "insight",
  "learning",
  "site",
  "work",
] as const satisfies readonly MessageGroup[];

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
  const messages = all.get(`${catalogue}/${group}`);
  if (messages === undefined) throw new Error(`There is no catalogue of ${catalogue}.`);
  return { ...all.get(`en/${group}`), ...messages };
}
