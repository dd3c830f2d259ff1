// A feature of a known kind, and the definition of each kind.
import { z } from "zod";
import { spokenIn } from "../project/words/say.ts";
import { wordsIn } from "../project/words/words-in.ts";
import type { Blueprint } from "../schema/blueprint.ts";
import type { AnyFeature } from "../schema/feature.ts";
import { definitions } from "./definitions.ts";
import type { AnyDefinition } from "./definition/define-feature.ts";
import type { FeatureDescription } from "./definition/feature-words.ts";

export type Feature = z.infer<(typeof definitions)[number]["schema"]>;
export type FeatureKind = Feature["kind"];

const [first, ...others] = definitions;

/** The options of each kind. */
export const Feature = z.discriminatedUnion("kind", [first.schema, ...others.map(({ schema }) => schema)]);

const byKind: ReadonlyMap<string, AnyDefinition> = new Map(
  definitions.map((definition): [string, AnyDefinition] => [definition.schema.shape.kind.value, definition]),
);

/** All kinds, in the order in which their words are looked for. */
export const featureKinds: readonly FeatureKind[] = definitions.map(({ schema }) => schema.shape.kind.value);

/** Whether there is such a kind. */
export function isFeatureKind(kind: string): kind is FeatureKind {
  return byKind.has(kind);
}

/** The definition of this kind. Throws for a kind that does not exist. */
export function definitionOf(kind: string): AnyDefinition {
  const definition = byKind.get(kind);
  if (definition === undefined) throw new Error(`There is no feature of the kind ${kind}`);
  return definition;
}

/** Whether words that name a feature's kind speak of this feature, and of no other one of the kind. */
export function isMeant(feature: AnyFeature, words: string): boolean {
  return definitionOf(feature.kind).means?.(feature, words.toLowerCase()) ?? true;
}

/** The features of a kind of which words speak: all of them where no one of them is distinguished. */
export function featuresMeant(features: readonly AnyFeature[], kind: string, words: string): readonly AnyFeature[] {
  const all = features.filter((feature) => feature.kind === kind);
  const meant = all.filter((feature) => isMeant(feature, words));
  return meant.length > 0 ? meant : all;
}

/** The feature in words, in English, as replies are that the reader writes. */
export function describeFeature({ entities }: Pick<Blueprint, "entities">, feature: AnyFeature): FeatureDescription {
  const name = entities.find(({ id }) => id === feature["entity"])?.name;
  const described = definitionOf(feature.kind).describe(feature, { one: name?.one ?? "one", many: name?.many ?? "what there is" });
  return spokenIn(described, wordsIn("en"));
}
