// What people keep of everyday things: for a thing that somebody only names, what a row of its list is and which fields it has.
import { z } from "zod";
import { type Compare, compareMeaning } from "../../../../knowledge/meaning/compare-meaning.ts";
import { readDataFolder } from "../../../../knowledge/data/data-files.ts";
import { lexicon } from "../../../../knowledge/words/lexicon.ts";
import { isHolder } from "../../requests/request-start.ts";
import { isContentWord } from "../../../text/content-words.ts";
import { plainTokens } from "../../../text/token.ts";

const Thing = z.strictObject({
  /** What people call it, in lower case. */
  thing: z.string(),
  /** How people speak of it without saying what is kept. */
  also: z.array(z.string()).min(1),
  /** What one row is, in the singular. */
  row: z.string(),
  /** The labels of the fields; in brackets behind one its type or its options, or behind it "yes/no". The first names the row. */
  fields: z.array(z.string()).min(3).max(7),
});

/** One list that people keep of a thing. */
export type EverydayThing = z.output<typeof Thing>;

/** A wording for a thing, by its words that say something, in order and in the singular. */
export interface Wording {
  thing: EverydayThing;
  words: readonly string[];
}

/** All things, their wordings, and how much a word tells them apart. */
export interface EverydayThings {
  things: readonly EverydayThing[];
  /** By the first of their words. */
  wordings: ReadonlyMap<string, readonly Wording[]>;
  /** From about 0.7 for a word of all things to the largest for a word of none. */
  weightOf: (word: string) => number;
  /** How well words fit each of the things, in their order. */
  compare: Compare;
}

let loaded: EverydayThings | null = null;

/** Everything in `blueprint/data/things/everyday`, read when a prompt first needs it. */
export function everydayThings(): EverydayThings {
  loaded ??= loadThings();
  return loaded;
}

/** A word of wordings: its parts that say something, each in the singular, and how many there are besides determiners. */
interface Word {
  content: readonly string[];
  count: number;
}

function readWord(word: string): Word {
  const tokens = plainTokens(word).filter(({ low }) => !lexicon.is(low, "determiner") && !lexicon.is(low, "possessive"));
  return { content: tokens.filter(isContentWord).map(({ one }) => one), count: tokens.length };
}

/** The words of a wording that say something; none where one alone would be left of several, or it is a word for any list. */
function contentWords(phrase: string, words: Map<string, Word>): readonly string[] {
  const read = phrase.split(" ").map((word) => {
    const known = words.get(word) ?? readWord(word);
    words.set(word, known);
    return known;
  });
  const content = read.flatMap((word) => word.content);
  const isAlone = content.length === 1 && (read.reduce((sum, { count }) => sum + count, 0) > 1 || isHolder(content[0] ?? ""));
  return isAlone ? [] : content;
}

function loadThings(): EverydayThings {
  const things = readDataFolder("things/everyday", z.array(Thing)).flat();
  const read = new Map<string, Word>();
  const wordings = things.flatMap((thing) => [thing.thing, ...thing.also].map((phrase) => ({ thing, words: contentWords(phrase, read) })));
  const counts = new Map<string, number>();
  for (const [, same] of Map.groupBy(wordings, ({ thing }) => thing))
    for (const word of new Set(same.flatMap(({ words }) => words))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return {
    things,
    wordings: Map.groupBy(
      wordings.filter(({ words }) => words.length > 0),
      ({ words: [first = ""] }) => first,
    ),
    weightOf: (word) => Math.log(1 + things.length / (1 + (counts.get(word) ?? 0))),
    compare: compareMeaning(
      things.map(({ thing, also, row, fields }) => ({ names: wordsOf([thing, ...also]), parts: wordsOf([row, ...fields]) })),
    ),
  };
}

const wordsOf = (phrases: readonly string[]): string[] => phrases.flatMap((phrase) => phrase.toLowerCase().match(/[a-z]+/g) ?? []);
