import { hasMeaning, likenessTo, vectorsOf, weightOf } from "./word-vectors.ts";

/** What a thing is described with: by words for it, and by words of what belongs to it, which say less. */
export interface Description {
  names: readonly string[];
  parts: readonly string[];
}

/** Words less alike than this have nothing to do with each other. */
const LIKENESS_MIN = 0.5;
const PART_SHARE = 0.6;
const REMEMBERED_MAX = 500;

type Bag = readonly { row: number; share: number }[];

/** For each of the descriptions, how well some words fit it, from 0 to 1. */
export type Compare = (words: readonly string[]) => number[];

/** Prepares descriptions for being compared with texts: each word of a text counts by the word of the description that it is most alike. */
export function compareMeaning(descriptions: readonly Description[]): Compare {
  const rowOf = new Map<string, number>();
  const rowsIn = (words: readonly string[], share: number): [string, { row: number; share: number }][] =>
    words.filter(hasMeaning).map((word) => {
      const row = rowOf.get(word) ?? rowOf.size;
      rowOf.set(word, row);
      return [word, { row, share }];
    });
  const bags: Bag[] = descriptions.map(({ names, parts }) => [...new Map([...rowsIn(parts, PART_SHARE), ...rowsIn(names, 1)]).values()]);
  const rows = vectorsOf([...rowOf.keys()]);
  const fits = new Map<string, Float32Array>();
  const fitOf = (word: string): Float32Array => {
    const known = fits.get(word);
    if (known !== undefined) return known;
    if (fits.size >= REMEMBERED_MAX) fits.clear();
    const likeness = likenessTo(word, rows);
    const fit = Float32Array.from(bags, (bag) => bestIn(bag, likeness));
    fits.set(word, fit);
    return fit;
  };
  const describing = (word: string): number => describedBy(bags, rowOf.get(word));
  return (words) => {
    const said = [...new Set(words)].filter(hasMeaning).map((word) => ({ fit: fitOf(word), weight: weightOf(word) * describing(word) }));
    const whole = said.reduce((sum, { weight }) => sum + weight, 0);
    return bags.map((_, at) => (whole === 0 ? 0 : said.reduce((sum, { fit, weight }) => sum + weight * (fit[at] ?? 0), 0) / whole));
  };
}

function bestIn(bag: Bag, likeness: Float32Array): number {
  let best = 0;
  for (const { row, share } of bag) best = Math.max(best, share * (likeness[row] ?? 0));
  return Math.max(0, best - LIKENESS_MIN) / (1 - LIKENESS_MIN);
}

/** How well a word tells descriptions apart, up to 1: "name" and "date" belong to nearly everything. */
function describedBy(bags: readonly Bag[], row: number | undefined): number {
  const count = row === undefined ? 0 : bags.filter((bag) => bag.some((one) => one.row === row)).length;
  return Math.log(1 + bags.length / (1 + count)) / Math.log(1 + bags.length);
}
