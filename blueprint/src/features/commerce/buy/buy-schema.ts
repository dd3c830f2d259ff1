import { z } from "zod";
import { Slug } from "../../../schema/entity.ts";
import { featureSchema } from "../../../schema/feature.ts";
import { paymentMethods } from "../parts/payment-methods.ts";
import { type FeatureContext, featuresOf } from "../../definition/define-feature.ts";

/** A cart, a checkout and orders for rows with a price. `delivers`: something is brought to an address. */
export const BuyFeature = featureSchema("buy", {
  entity: Slug,
  price: Slug,
  delivers: z.boolean(),
  methods: paymentMethods,
});
export type BuyFeature = z.infer<typeof BuyFeature>;

/** The checkout is the same for all that is sold: it delivers if anything is delivered. */
export function firstBuy({ project, feature }: Pick<FeatureContext<BuyFeature>, "project" | "feature">): BuyFeature {
  const all = featuresOf(project.blueprint, BuyFeature);
  return all.find(({ delivers }) => delivers) ?? all[0] ?? feature;
}
