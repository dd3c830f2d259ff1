// Which feature the words of a message name: by the nouns with which prompts ask for features, read as the app would be
// read. In somebody's own tool a word that is about rows ("chart", "dashboard") stays one; elsewhere it is a feature.
import { lexicon } from "../../../knowledge/words/lexicon.ts";
import type { FeatureKind } from "../../../features/feature.ts";
import { fieldNoun } from "../../../knowledge/field-nouns.ts";
import { type Audience as Speech, templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { selfContained } from "../../../reader/genres/self-contained.ts";
import { isFeatureAct, leadingVerb } from "../../../reader/lexicon/acts.ts";
import { featureIn } from "../../../reader/lexicon/features.ts";
import { foreignServices } from "../../../reader/lexicon/foreign-companies.ts";
import { findFeature } from "../../../reader/parse/specification/find-feature.ts";
import { nounPhrase } from "../../../reader/text/noun-phrase.ts";
import type { Token } from "../../../reader/text/token.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Entity } from "../../../schema/entity.ts";
import { plain } from "../words/tokens.ts";

/** A kind of feature that words name, with the words for what it is about. */
export interface NamedKind {
  kind: FeatureKind;
  about: Token[];
}

/** How the words of a message about this app are read. */
export function speechOf({ kind }: Blueprint): Speech {
  return kind === "tool" || kind === "dashboard" ? "own" : "public";
}

/** Whether a word is said of rows here: "charts" in somebody's own list. */
function isOfRows(blueprint: Blueprint, words: readonly Token[]): boolean {
  if (blueprint.entities.length === 0 || speechOf(blueprint) === "public") return false;
  const bare = words.filter(({ low }) => !/^(?:pages?|section|tab|screen)$/.test(low));
  const found = [bare.map(({ one }) => one), bare.map(({ low }) => low)].map((said) => featureIn(said, "own")).find((one) => one !== null);
  return found !== undefined && !isFeatureAct(found.act);
}

/** The kind of feature that these words name; null where they name none, or something else in this app. */
export function kindNamed(blueprint: Blueprint, tokens: readonly Token[]): NamedKind | null {
  const words = plain(tokens).filter(({ low }, at) => !(lexicon.is(low, "feature-filler") && (at < 3 || at === tokens.length - 1)));
  if (words.length === 0 || words.some(({ low }) => foreignServices.has(low))) return null;
  const joint = words.findIndex(({ low }, at) => at > 0 && lexicon.is(low, "feature-joint"));
  const heads = joint < 0 ? [words] : [words, words.slice(0, joint)];
  for (const [at, head] of heads.entries()) {
    const found = findFeature(head);
    if (found === null || !isFeatureAct(found.act) || isOfRows(blueprint, head)) continue;
    // A noun with words behind it that are no part of its name is only looked for before them.
    if (at === 0 && joint > 0 && found.about !== null && head.length > 4) continue;
    return { kind: found.act, about: at === 0 ? (found.about?.tokens ?? []) : words.slice(joint + 1) };
  }
  // "Add snake": what one plays is named by its verb.
  const played = words.length > 3 ? null : leadingVerb(["play", ...words.map(({ low }) => low)], "public");
  return played !== null && isFeatureAct(played.act) && played.words.length > 1 ? { kind: played.act, about: [] } : null;
}

/** Whether words ask for one more field or thing although they also name a feature: "an assignee", "comment field", "payments with an amount". */
export function isFieldOrThing(
  blueprint: Blueprint,
  { words, kind, detailed, target }: { words: readonly Token[]; kind: FeatureKind; detailed: boolean; target: Entity | null },
): boolean {
  const noun = nounPhrase(plain(words));
  if (noun === null) return true;
  if (/^(?:fields?|columns?|attribute|property|link|url)$/.test(plain(words).at(-1)?.low ?? "")) return true;
  if (!noun.plural && (lexicon.is(noun.key, "single-feature") || (target !== null && fieldNoun(noun.key) !== null)))
    return /^an?$/.test(plain(words)[0]?.low ?? "a");
  if (selfContained.has(kind)) return false;
  if (detailed && noun.plural) return true;
  return target === null && noun.plural && speechOf(blueprint) === "own" && templatesByNoun.has(noun.key);
}
