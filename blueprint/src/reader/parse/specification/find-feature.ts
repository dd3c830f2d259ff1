// Which feature a noun phrase of a specification asks for: by its whole name, its name without a tail that changes nothing
// ("chat functionality"), or the longest end or beginning of it.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import { featureOf, type NamedFeature } from "../../text/feature-of.ts";
import { nounPhrase, type NounPhrase } from "../../text/noun-phrase.ts";
import type { Token } from "../../text/token.ts";
import { featureTails } from "./lexicon/containers.ts";

/** "Volunteer sign-up": only users open accounts. */
function isWork(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.low ?? "";
  const before = tokens.at(-2)?.one ?? "";
  return /^(?:sign-?up|signup|registration)$/.test(last) && lexicon.is(before, "registered-noun");
}

/** The feature that these words name, if any. */
export function findFeature(tokens: readonly Token[]): NamedFeature | null {
  if (tokens.length > 1 && isWork(tokens)) return null;
  let kept = tokens;
  for (;;) {
    const found = featureOf(kept, "public");
    if (found !== null) return found;
    if (kept.length < 2 || !featureTails.has(kept.at(-1)?.low ?? "")) return null;
    kept = kept.slice(0, -1);
  }
}

/** The feature that the first of these names asks for that asks for one of those that fit. */
export function firstFeature(
  names: readonly (readonly Token[])[],
  fits: (feature: NamedFeature) => boolean = () => true,
): NamedFeature | null {
  for (const name of names) {
    const feature = findFeature(name);
    if (feature !== null && fits(feature)) return feature;
  }
  return null;
}

/** What some words say as one noun. */
export interface Named {
  words: readonly Token[];
  noun: NounPhrase | null;
  feature: NamedFeature | null;
}

/** What these words say as one noun. */
export function namedBy(words: readonly Token[]): Named {
  const feature = findFeature(words);
  return { words, noun: nounPhrase(words), feature };
}
