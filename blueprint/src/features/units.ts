// All units, by the kind of feature that they write.
import { arcadeUnits } from "./arcade/units.ts";
import { commerceUnits } from "./commerce/units.ts";
import { communityUnits } from "./community/units.ts";
import type { Feature, FeatureKind } from "./feature.ts";
import { insightUnits } from "./insight/units.ts";
import { learningUnits } from "./learning/units.ts";
import { parlourUnits } from "./parlour/units.ts";
import { siteUnits } from "./site/units.ts";
import type { Unit, UnitsOf } from "./unit/unit.ts";
import { workUnits } from "./work/units.ts";

const units: UnitsOf<FeatureKind> = {
  ...commerceUnits,
  ...communityUnits,
  ...siteUnits,
  ...workUnits,
  ...insightUnits,
  ...learningUnits,
  ...arcadeUnits,
  ...parlourUnits,
};

/** Whether words that name a feature's kind speak of this feature, and of no other one of the kind. */
export function isMeant(feature: Feature, words: string): boolean {
  return unitOf(feature.kind).means?.(feature, words.toLowerCase()) ?? true;
}

/** The features of a kind of which words speak: all of them where no one of them is told apart. */
export function featuresMeant(features: readonly Feature[], kind: FeatureKind, words: string): readonly Feature[] {
  const all = features.filter((feature) => feature.kind === kind);
  const meant = all.filter((feature) => isMeant(feature, words));
  return meant.length > 0 ? meant : all;
}

/** The unit that drafts, writes and proves features of this kind. */
export function unitOf(kind: Feature["kind"]): Unit {
  return units[kind];
}
