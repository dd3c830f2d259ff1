import { offeredTemplates, ownTemplates } from "../../../knowledge/entity-templates.ts";
import type { EntityTemplate } from "../../../knowledge/entity-template.ts";
import { compareMeaning, type Compare, type Description } from "../../../knowledge/meaning/compare-meaning.ts";
import { hasMeaning } from "../../../knowledge/meaning/word-vectors.ts";
import type { Product } from "../../parse/product-kinds/product.ts";
import { products } from "../../parse/product-kinds/products.ts";
import { isContentWord } from "../../text/content-words.ts";
import type { Token } from "../../text/token.ts";
import { readings } from "../readings/known-readings.ts";

const templates: readonly EntityTemplate[] = [...ownTemplates, ...offeredTemplates];
const WORDS_MAX = 60;

function wordsOf(phrase: string): string[] {
  return phrase.toLowerCase().match(/[a-z]+/g) ?? [];
}

function describeTemplate({ one, many, words, apps, tagline, fields }: EntityTemplate): Description {
  return {
    names: [one, many, ...words, ...apps].flatMap(wordsOf),
    parts: [tagline, ...fields.flatMap(({ label, words: said, options = [] }) => [label, ...said, ...options])].flatMap(wordsOf),
  };
}

let compare: Compare | null = null;

/** How well the whole of a text fits what we know. */
export interface SubjectFits {
  /** How well an entity template fits, from 0 to 1. */
  fitOf: (template: EntityTemplate) => number;
  templates: readonly { template: EntityTemplate; fit: number }[];
  /** In the order of the known readings. */
  readings: readonly number[];
  /** How well a kind of product fits that is not built as it is. */
  fitOfProduct: (product: Product) => number;
}

/** How well each subject that we know fits the whole of a text. */
export function subjectFits(tokens: readonly Token[]): SubjectFits {
  compare ??= compareMeaning([
    ...templates.map(describeTemplate),
    ...readings.map(({ cues, option }) => ({ names: [...cues, ...wordsOf(option.replace(/\{\w+\}/, ""))], parts: [] })),
    ...products.map(({ names, nearby }) => ({ names: names.flatMap(wordsOf), parts: nearby.flatMap(({ words }) => words) })),
  ]);
  const fits = compare(meaningWords(tokens));
  const byFields = new Map(templates.map(({ fields }, at) => [fields, fits[at] ?? 0]));
  return {
    fitOf: ({ fields }) => byFields.get(fields) ?? 0,
    templates: templates.map((template, at) => ({ template, fit: fits[at] ?? 0 })),
    readings: fits.slice(templates.length, templates.length + readings.length),
    fitOfProduct: (product) => fits[templates.length + readings.length + products.indexOf(product)] ?? 0,
  };
}

/** The words of a text that say what it is about; a word that is not known as it is written counts as its singular or its parts. */
export function meaningWords(tokens: readonly Token[]): string[] {
  return tokens
    .filter(isContentWord)
    .flatMap(({ low, one }) => [[low], [one], low.split(/[-']/)].find((form) => form.every(hasMeaning)) ?? [])
    .slice(0, WORDS_MAX);
}
