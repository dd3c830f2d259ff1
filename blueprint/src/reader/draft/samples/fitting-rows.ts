import { singular } from "../../../knowledge/words/inflect.ts";
import type { SampleRow, EntityTemplate } from "../../../knowledge/entity-template.ts";
import { appsOf, ownTemplates } from "../../../knowledge/entity-templates.ts";
import { compareMeaning, type Compare } from "../../../knowledge/meaning/compare-meaning.ts";
import { namesPeople } from "../../../model/people/is-people.ts";
import { actors } from "../../lexicon/nouns.ts";

/** So many rows that speak of something are an example of it. */
const rowsMin = 2;

function wordsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}]+/u));
}

/** The thing with the rows that speak of one of these words, if enough do. */
function withRowsOf(thing: EntityTemplate, words: readonly string[]): EntityTemplate {
  const saidIn = (row: SampleRow): string[] => wordsIn(row.flat().filter((value) => typeof value === "string"));
  const rows = thing.rows.filter((row) => saidIn(row).some((word) => words.includes(word)));
  return { ...thing, rows: rows.length < rowsMin ? [] : rows };
}

/**
 * The thing with the rows that are plausible under this name. A name that narrows it down (a sourdough recipe, a renovation
 * cost) to what the thing does not speak of, or to a sort of it, keeps only the rows that do: the others are of another
 * trade. People are people, and whose something is (a client's invoice) does not change it.
 */
export function fittingRows(thing: EntityTemplate, one: string): EntityTemplate {
  const sort = thing.sorts?.find((word) => word === one || one.endsWith(` ${word}`));
  const narrower = sort ?? narrowing(thing, one);
  return narrower === null ? thing : withRowsOf(thing, narrower.split(" "));
}

/** The thing without rows of another trade than the one that is named: the services of a plumber are no hairdresser's. */
export function rowsOfTrade(thing: EntityTemplate, trade: string): EntityTemplate {
  const words = wordsIn([trade]).filter((word) => word.length > 2);
  if (thing.ofOneTrade === true && words.length > 0) return withRowsLike(thing, words);
  return thing.holdsAnything !== true || words.length === 0 ? thing : withRowsOf(thing, words);
}

/** The thing with the rows that speak of something like one of these words, if enough do. */
function withRowsLike(thing: EntityTemplate, words: readonly string[]): EntityTemplate {
  const likeness = compareMeaning(thing.rows.map((row) => ({ names: wordsIn(textsIn([row])), parts: [] })));
  const fits = words.map((word) => likeness([word]));
  const rows = thing.rows.filter((_, at) => fits.some((fit) => (fit[at] ?? 0) >= FIT_MIN));
  return { ...thing, rows: rows.length < FITTING_MIN ? [] : rows };
}

/** From so well on a row speaks of the same as a noun. */
const FIT_MIN = 0.6;
const FITTING_MIN = 3;

let compare: Compare | null = null;
const ofAnyTrade = ownTemplates.filter((template) => template.ofAnyTrade === true).flatMap(({ rows }) => rows);

/** The thing without rows of another trade than the one that a text is about: the tasks of a wedding are no architect's. */
export function rowsAbout(thing: EntityTemplate, nouns: readonly string[]): EntityTemplate {
  const own = new Set(
    wordsIn([thing.one, thing.many, ...thing.words, ...appsOf(thing), ...thing.fields.flatMap(({ label, words }) => [label, ...words])]),
  );
  const others = nouns.filter((noun) => ![noun, `${noun}s`, singular(noun)].some((one) => own.has(one)));
  if (thing.ofAnyTrade !== true || others.length === 0) return thing;
  compare ??= compareMeaning(ofAnyTrade.map((row) => ({ names: wordsIn(textsIn([row])), parts: [] })));
  const fits = others.map((noun) => compare?.([noun]) ?? []);
  const rows = thing.rows.filter((row) => fits.some((fit) => (fit[ofAnyTrade.indexOf(row)] ?? 0) >= FIT_MIN));
  return { ...thing, rows: rows.length < FITTING_MIN ? [] : rows };
}

function textsIn(rows: readonly SampleRow[]): string[] {
  return rows.flat(2).filter((value) => typeof value === "string");
}

function narrowing(thing: EntityTemplate, one: string): string | null {
  const names = [thing.one, ...thing.words].toSorted((left, right) => right.length - left.length);
  const base = names.find((name) => one.endsWith(` ${name}`));
  if (base === undefined && thing.holdsAnything === true && !names.includes(one)) return one;
  if (base === undefined || names.includes(one) || namesPeople(thing.one)) return null;
  const narrower = one.slice(0, -base.length - 1);
  return actors.has(narrower) || wordsIn([...names, ...thing.apps, thing.tagline]).includes(narrower) ? null : narrower;
}
