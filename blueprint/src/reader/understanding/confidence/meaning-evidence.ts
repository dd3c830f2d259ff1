// What the meaning of a sentence says about its subject: whether the words around a noun are of the same matter ("property"
// next to "lost" and "found" is no house), whether the noun is what the sentence turns around, and whether it means somebody for
// whom the app is.
import type { EntityTemplate } from "../../../knowledge/entity-template.ts";
import { hasMeaning, likenessTo, vectorsOf, weightOf } from "../../../knowledge/meaning/word-vectors.ts";
import { actors } from "../../lexicon/nouns.ts";
import { groups } from "../../lexicon/subject-words.ts";
import { businesses } from "../../parse/product-kinds/products.ts";
import type { Token } from "../../text/token.ts";
import { meaningWords, subjectFits } from "../meaning/subject-fits.ts";

interface Found {
  tokens: readonly Token[];
  /** The words of the main entity's name. */
  name: readonly string[];
  template: EntityTemplate | null;
  /** Whether the text speaks of one of it only. */
  isOne: boolean;
}

let somebody: Float32Array | null = null;

/** How alike a noun is to a word for people, groups and businesses, of which there is mostly one, for whom the app is. */
function likenessToSomebody(noun: string): number {
  somebody ??= vectorsOf([...groups, ...businesses, ...actors]);
  return Math.max(0, ...likenessTo(noun, somebody));
}

/** How alike each of these words is to all others, by what they say. */
function centralities(words: readonly string[]): Map<string, number> {
  const rows = vectorsOf(words);
  const weights = words.map(weightOf);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  return new Map(
    words.map((word, at) => {
      const others = likenessTo(word, rows).map((likeness, other) => (other === at ? 0 : Math.max(0, likeness) * (weights[other] ?? 0)));
      return [word, others.reduce((sum, value) => sum + value, 0) / (whole - (weights[at] ?? 0) || 1)];
    }),
  );
}

/** How much more central the name is than the words of the text are on the average. */
function centralityOf(name: readonly string[], text: readonly string[]): number {
  const of = centralities([...new Set([...text, ...name])].filter(hasMeaning));
  const known = name.filter(hasMeaning);
  if (known.length === 0 || of.size === known.length) return 0;
  const mean = [...of.values()].reduce((sum, value) => sum + value, 0) / of.size;
  return Math.max(...known.map((word) => of.get(word) ?? 0)) - mean;
}

/** The evidence of meaning for the main entity of a draft. */
export function meaningEvidence({ tokens, name, template, isOne }: Found): { fit: number; central: number; somebody: number } {
  const last = name.at(-1);
  return {
    fit: template === null ? 0 : subjectFits(tokens).fitOf(template),
    central: centralityOf(name, meaningWords(tokens)),
    somebody: last === undefined || template !== null || !isOne ? 0 : likenessToSomebody(last),
  };
}
