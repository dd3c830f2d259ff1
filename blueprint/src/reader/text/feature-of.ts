import type { Audience } from "../../knowledge/entity-templates.ts";
import { type Feature, featureIn } from "../lexicon/features.ts";
import { nounPhrase, type NounPhrase } from "./noun-phrase.ts";
import type { Token } from "./token.ts";

/** A feature that words name, with what they say it is about. */
export interface NamedFeature extends Feature {
  about: NounPhrase | null;
}

/** The feature that these tokens name, by their singulars or as they are written. */
export function featureOf(tokens: readonly Token[], audience: Audience = "own"): NamedFeature | null {
  const [ones, lows] = [tokens.map(({ one }) => one), tokens.map(({ low }) => low)];
  const found = featureIn(ones, audience) ?? featureIn(lows, audience);
  if (found === null) return null;
  const { act, length, at } = found;
  return { act, length, about: nounPhrase(at === "end" ? tokens.slice(0, -length) : tokens.slice(length)) };
}
