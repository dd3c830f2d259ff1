import type { SampleRow, Thing } from "../../../knowledge/thing.ts";
import { namesPeople } from "../../../model/is-people.ts";
import { actors } from "../../lexicon/nouns.ts";

/** So many rows that speak of something are an example of it. */
const rowsMin = 2;

function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u));
}

function speaksOf(row: SampleRow, word: string): boolean {
  return wordsIn(row.flat().filter((value) => typeof value === "string")).includes(word);
}

/**
 * The thing with the rows that are plausible under this name. A name that narrows it down (a sourdough recipe, a renovation
 * cost) to what the thing does not speak of keeps only the rows that do: the others are of another trade. People are
 * people, and whose something is (a client's invoice) does not change it.
 */
export function fittingRows(thing: Thing, one: string): Thing {
  const names = [thing.one, ...thing.words].toSorted((left, right) => right.length - left.length);
  const base = names.find((name) => one.endsWith(` ${name}`));
  if (base === undefined || names.includes(one) || namesPeople(thing.one)) return thing;
  const narrower = one.slice(0, -base.length - 1);
  if (actors.has(narrower) || wordsIn([...names, ...thing.apps, thing.tagline]).includes(narrower)) return thing;
  const rows = thing.rows.filter((row) => speaksOf(row, narrower));
  return { ...thing, rows: rows.length < rowsMin ? [] : rows };
}
