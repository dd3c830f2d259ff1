import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";
import { BuyFeature } from "./buy-schema.ts";

/** The checkout is the same for all that is sold: it delivers if anything is delivered. */
export function firstBuy({ project, feature }: Pick<FeatureContext<BuyFeature>, "project" | "feature">): BuyFeature {
  const all = featuresOf(project.blueprint, BuyFeature);
  return all.find(({ delivers }) => delivers) ?? all[0] ?? feature;
}
