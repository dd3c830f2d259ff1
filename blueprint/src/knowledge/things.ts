// The index of everything that is known: nouns and names of applications lead to things.
import { health } from "./subjects/health/index.ts";
import { home } from "./subjects/home/index.ts";
import { kitchen } from "./subjects/kitchen/index.ts";
import { learning } from "./subjects/learning/index.ts";
import { leisure } from "./subjects/leisure/index.ts";
import { money } from "./subjects/money/index.ts";
import { nature } from "./subjects/nature/index.ts";
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

function indexBy(wordsOf: (thing: Thing) => readonly string[]): ReadonlyMap<string, Thing> {
  const index = new Map<string, Thing>();
  for (const thing of things) for (const word of wordsOf(thing)) if (!index.has(word)) index.set(word, thing);
  return index;
}

/** Things by their nouns, in the singular and lower case. */
export const thingsByNoun = new Map([...indexBy((thing) => thing.words), ...indexBy((thing) => [thing.one])]);

/** Things by the names of whole applications about them: `cookbook`, `to-do list`. */
export const thingsByApp = indexBy((thing) => thing.apps);
