// The words for every kind of feature. The table is total: a kind that nobody can speak of does not compile.
import type { Blueprint } from "../../../schema/blueprint.ts";
import type { Feature, FeatureKind } from "../../feature.ts";
import { arcadeTellings } from "./tell-arcade.ts";
import { commerceTellings } from "./tell-commerce.ts";
import { communityTellings } from "./tell-community.ts";
import { insightTellings } from "./tell-insight.ts";
import { learningTellings } from "./tell-learning.ts";
import { parlourTellings } from "./tell-parlour.ts";
import { siteTellings } from "./tell-site.ts";
import type { RowNames, TellingsOf, Told } from "./telling.ts";
import { workTellings } from "./tell-work.ts";

const tellings: TellingsOf<FeatureKind> = {
  ...commerceTellings,
  ...communityTellings,
  ...siteTellings,
  ...workTellings,
  ...insightTellings,
  ...learningTellings,
  ...arcadeTellings,
  ...parlourTellings,
};

/** The feature in words. */
export function tellFeature({ entities }: Pick<Blueprint, "entities">, feature: Feature): Told {
  // Each kind is told by the entry of its own kind, which the compiler cannot follow through the union.
  const tell = tellings[feature.kind] as (feature: Feature, rows: RowNames) => Told;
  const name = entities.find(({ id }) => "entity" in feature && id === feature.entity)?.name;
  return tell(feature, { one: name?.one ?? "one", many: name?.many ?? "what there is" });
}
