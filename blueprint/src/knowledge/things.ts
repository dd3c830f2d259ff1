// The index of everything that is known: nouns and names of applications lead to things.
import { readDataFolder } from "./data/data-files.ts";
import { Thing } from "./thing.ts";

/** The things that people keep for themselves. No two have a word in common. */
export const things: readonly Thing[] = readDataFolder("things/own", Thing);

/** The things that are offered to the public. No two have a word in common. */
export const offers: readonly Thing[] = readDataFolder("things/offered", Thing);

/** For whom the things of an app are: kept by oneself, or offered to others. */
export type Scene = "own" | "public";

function indexBy(wordsOf: (thing: Thing) => readonly string[], known: readonly Thing[] = things): ReadonlyMap<string, Thing> {
  const index = new Map<string, Thing>();
  for (const thing of known) for (const word of wordsOf(thing)) if (!index.has(word)) index.set(word, thing);
  return index;
}

/** Things by their nouns, in the singular and lower case. */
export const thingsByNoun = new Map([...indexBy((thing) => thing.words), ...indexBy((thing) => [thing.one])]);

const offersByNoun = indexBy((thing) => [thing.one, ...thing.words], offers);

/** Whether a noun names something on offer, so that for the public it is that and no application. */
export function isOffered(noun: string, scene: Scene): boolean {
  return scene === "public" && offersByNoun.has(noun);
}

/** The thing of this noun, as the scene has it. */
export function thingOf(noun: string, scene: Scene): Thing | undefined {
  return (scene === "public" ? offersByNoun.get(noun) : undefined) ?? thingsByNoun.get(noun);
}

/** Things by the names of whole applications about them: `cookbook`, `to-do list`. */
export const thingsByApp = indexBy((thing) => thing.apps);
