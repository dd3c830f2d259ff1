// The index of everything that is known: nouns and names of applications lead to things.
import { readDataFolder } from "./data/data-files.ts";
import { EntityTemplate } from "./entity-template.ts";

/** The things that people keep for themselves. No two have a word in common. */
export const ownTemplates: readonly EntityTemplate[] = readDataFolder("things/own", EntityTemplate);

/** The things that are offered to the public. No two have a word in common. */
export const offeredTemplates: readonly EntityTemplate[] = readDataFolder("things/offered", EntityTemplate);

/** For whom the things of an app are: kept by oneself, or offered to others. */
export type Audience = "own" | "public";

function indexBy(
  wordsOf: (thing: EntityTemplate) => readonly string[],
  known: readonly EntityTemplate[] = ownTemplates,
): ReadonlyMap<string, EntityTemplate> {
  const index = new Map<string, EntityTemplate>();
  for (const thing of known) for (const word of wordsOf(thing)) if (!index.has(word)) index.set(word, thing);
  return index;
}

/** Things by their nouns, in the singular and lower case. */
export const templatesByNoun = new Map([...indexBy((thing) => thing.words), ...indexBy((thing) => [thing.one])]);

const offeredByNoun = indexBy((thing) => [thing.one, ...thing.words], offeredTemplates);

/** Whether a noun names something on offer, so that for the public it is that and no application. */
export function isOffered(noun: string, audience: Audience): boolean {
  return audience === "public" && offeredByNoun.has(noun);
}

/** The thing of this noun, for this audience. */
export function templateOf(noun: string, audience: Audience): EntityTemplate | undefined {
  return (audience === "public" ? offeredByNoun.get(noun) : undefined) ?? templatesByNoun.get(noun);
}

/** Things by the names of whole applications about them: `cookbook`, `to-do list`. */
export const templatesByApp = indexBy((thing) => thing.apps);

/** The names of the applications about a thing, with those of a wider thing that it narrows: an inventory can hold products. */
export function appsOf(thing: EntityTemplate): readonly string[] {
  return [...thing.apps, ...ownTemplates.filter(({ narrower }) => narrower === thing.one).flatMap(({ apps }) => apps)];
}
