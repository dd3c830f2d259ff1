// The index of everything that is known: nouns and names of applications lead to things.
import { health } from "./health/index.ts";
import { home } from "./home/index.ts";
import { kitchen } from "./kitchen/index.ts";
import { learning } from "./learning/index.ts";
import { leisure } from "./leisure/index.ts";
import { money } from "./money/index.ts";
import { nature } from "./nature/index.ts";
import { people } from "./people/index.ts";
import { trade } from "./trade/index.ts";
import { travel } from "./travel/index.ts";
import { work } from "./work/index.ts";
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
