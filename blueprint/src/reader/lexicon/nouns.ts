// Nouns and small words with a part to play: what an application is called, who uses it, and what says nothing.
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import { WordSet } from "../../knowledge/data/word-list.ts";

const words = readData(
  "words/nouns.json",
  z.strictObject({
    containers: WordSet,
    plainContainers: WordSet,
    relatives: WordSet,
    actors: WordSet,
    generics: WordSet,
    hollowTails: WordSet,
    hollowWords: WordSet,
    builders: WordSet,
    fillers: WordSet,
    givens: WordSet,
  }),
);

/** Words for an application, or for the place in it where things are kept. */
export const containers = words.containers;

/** Containers that never name a thing by themselves and so never are one. */
export const plainContainers = words.plainContainers;

/** Family: an app is for them, and a list of parts that names them goes on to say for whom it is. */
export const relatives = words.relatives;

/** Who uses the app: these can do things, and are not kept in it. */
export const actors: ReadonlySet<string> = new Set([...words.relatives, ...words.actors]);

/** Nouns for whatever is meant already. */
export const generics = words.generics;

/** Tails that add nothing to a noun: booking *records*, product *information*. */
export const hollowTails = words.hollowTails;

/** What may stand before a noun and says nothing. */
export const hollowWords = words.hollowWords;

/** Verbs that ask for something to be built. */
export const builders = words.builders;

/** Politeness and filler at the start of a sentence. */
export const fillers = words.fillers;

/** Words about the app's manner that every app here fulfils. */
export const givens = words.givens;
