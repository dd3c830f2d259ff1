// Nouns that ask for a capability: "with ratings", "a chart of stock by category", "monthly totals".
import { z } from "zod";
import { readData } from "../../knowledge/data/data-files.ts";
import type { Audience } from "../../knowledge/entity-templates.ts";
import { WordList } from "../../knowledge/data/word-list.ts";
import { type Act, type ActWords, RowAct, wordsOfFeatures } from "./acts.ts";
import { nounsNotBuilt } from "./not-built.ts";

/** A capability asked for by a noun; `period` says that it is by month, week or the like. */
export interface Feature {
  act: Act;
  /** Words that belong to the feature, so that the rest is what it is about. */
  length: number;
}

const nouns = readData("words/capabilities.json", z.array(z.strictObject({ act: RowAct, nouns: WordList }))).map(
  ({ act, nouns: words }): ActWords => [act, words],
);
const featureNouns: readonly ActWords[] = [["unsupported", nounsNotBuilt], ...wordsOfFeatures("nouns")];
/** The nouns that ask for a capability of this kind. */
export function capabilityNouns(kind: string): readonly string[] {
  return nouns.flatMap(([act, words]) => (act === kind ? words : []));
}

function indexOf(lists: readonly ActWords[]): ReadonlyMap<string, Act> {
  return new Map(lists.flatMap(([act, words]) => words.map((noun): [string, Act] => [noun, act])));
}

const indexes: Readonly<Record<Audience, ReadonlyMap<string, Act>>> = {
  own: indexOf([...featureNouns, ...nouns]),
  public: indexOf([...nouns, ...featureNouns]),
};

/** The feature that these words name at their end or, failing that, at their start; the words are lower-case singulars. */
export function featureIn(words: readonly string[], audience: Audience = "own"): (Feature & { at: "start" | "end" }) | null {
  const features = indexes[audience];
  for (let length = Math.min(4, words.length); length > 0; length -= 1) {
    const end = features.get(words.slice(-length).join(" "));
    if (end !== undefined) return { act: end, length, at: "end" };
  }
  const shortest = /^(?:total|average|sum)$/.test(words[0] ?? "") ? 1 : 2;
  for (let length = Math.min(4, words.length); length >= shortest; length -= 1) {
    const start = features.get(words.slice(0, length).join(" "));
    if (start !== undefined) return { act: start, length, at: "start" };
  }
  return null;
}
