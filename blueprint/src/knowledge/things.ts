// The index of everything that is known: nouns and names of applications lead to things.
import { health } from "./subjects/health/index.ts";
import { home } from "./subjects/home/index.ts";
import { kitchen } from "./subjects/kitchen/index.ts";
import { learning } from "./subjects/learning/index.ts";
import { leisure } from "./subjects/leisure/index.ts";
import { money } from "./subjects/money/index.ts";
import { nature } from "./subjects/nature/index.ts";
import { offers } from "./offers/index.ts";
import { people } from "./subjects/people/index.ts";
import { trade } from "./subjects/trade/index.ts";
import { travel } from "./subjects/travel/index.ts";
import { work } from "./subjects/work/index.ts";
import type { Thing } from "./thing.ts";

/** All known things; where two answer to the same word, the earlier one wins. */
export const things: readonly Thing[] = [
  ...kitchen,
  ...leisure,
  ...work,
  ...money,
  ...nature,
  ...health,
  ...home,
  ...people,
  ...learning,
  ...trade,
  ...travel,
];

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
