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

/** The unit that drafts, writes and proves features of this kind. */
export function unitOf(kind: Feature["kind"]): Unit {
  return units[kind];
}
