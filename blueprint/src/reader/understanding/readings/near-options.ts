// The options that are nearest to a text by what all of its words mean, whichever words they are.
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { singularWord } from "../../../knowledge/words/inflect.ts";
import type { Product } from "../../parse/product-kinds/product.ts";
import { isContentWord } from "../../text/content-words.ts";
import { sentencesOf, type Token } from "../../text/token.ts";
import { meaningWords, subjectFits } from "../meaning/subject-fits.ts";
import { readings } from "./known-readings.ts";
import { filled, type Slots, slotsOf } from "./slots.ts";

/** What fits less is far away: this share of the words, of a long text so many of them, of any text so little, or this share of what the nearest does. */
const NEAR_MIN = 0.3;
const NEAR_WORDS = 0.8;
const FAR = 0.12;
const NEAR_SHARE = 0.7;
const NEAR_OPTIONS_MAX = 4;
/** A word speaks for what it fits so well, and all together where they fit it this well. */
const SUPPORT_MIN = 0.2;
const SURE = 0.4;
/** What fits so much of how well a kind of product does is worth offering beside it. */
const BESIDE_SHARE = 0.7;

/** An option with how well it fits the whole of a text. */
export interface Near {
  option: string;
  fit: number;
}

/** The kinds of apps and the lists that are nearest to a text by the meaning of all of its words, the best first; none that is far away, and none for which only one word of several speaks. */
export function nearOptions(tokens: readonly Token[], slots: Slots): Near[] {
  const words = [...new Map(tokens.filter(isContentWord).map((token) => [token.one, token])).values()];
  const each = words.map((token) => nearest([token], slots));
  const isSupported = ({ option, fit }: Near): boolean =>
    fit >= SURE || each.filter((near) => near.some((one) => one.option === option && one.fit >= SUPPORT_MIN)).length > 1;
  return nearest(tokens, slots).filter(isSupported).slice(0, NEAR_OPTIONS_MAX);
}

function nearest(tokens: readonly Token[], slots: Slots): Near[] {
  const { templates, readings: fits } = subjectFits(tokens);
  const kinds = readings.flatMap(({ option, cues }, at) =>
    filled(option, slots, cues).map((text) => ({ option: text, fit: fits[at] ?? 0 })),
  );
  const things = templates
    .filter(({ template }) => templatesByNoun.get(template.one) === template)
    .map(({ template, fit }) => ({ option: `A list of ${template.many}`, fit }));
  const found = [...kinds, ...things].toSorted((a, b) => b.fit - a.fit);
  const far = Math.max(FAR, Math.min(NEAR_MIN, NEAR_WORDS / meaningWords(tokens).length));
  const least = Math.max(far, NEAR_SHARE * (found[0]?.fit ?? 0));
  return found.filter(({ fit }) => fit >= least);
}

/** What comes about as near to a text as a kind of product that its words name, the best first; `fit` is 1 where it is as near. None where the text says outright what the kind is called: a game. */
export function optionsBeside(text: string, product: Product): Near[] {
  const sentences = sentencesOf(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  const called = new Set(product.called.split(/\W+/).map(singularWord));
  const reference = subjectFits(tokens).fitOfProduct(product);
  if (reference === 0 || tokens.some(({ one }) => one.length > 2 && called.has(one))) return [];
  const found = nearest(tokens, slotsOf(sentences, null))
    .slice(0, NEAR_OPTIONS_MAX)
    .filter(({ fit }) => fit >= BESIDE_SHARE * reference);
  return found.map(({ option, fit }) => ({ option, fit: fit / reference }));
}
