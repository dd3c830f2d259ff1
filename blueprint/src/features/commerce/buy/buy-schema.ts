import { z } from "zod";
import { Slug } from "../../../schema/entity.ts";
import { featureOfEntity } from "../../../schema/feature.ts";
import { paymentMethods } from "../parts/payment-methods.ts";

/** A cart, a checkout and orders for rows with a price. `delivers`: something is brought to an address. */
export const BuyFeature = z.strictObject({
  kind: z.literal("buy"),
  ...featureOfEntity,
  price: Slug,
  delivers: z.boolean(),
  methods: paymentMethods,
});
export type BuyFeature = z.infer<typeof BuyFeature>;
