import { z } from "zod";
import { Slug } from "../../../schema/entity.ts";
import { featureSchema } from "../../../schema/feature.ts";
import { paymentMethods } from "../parts/payment-methods.ts";

/** Payments recorded against rows, or for a thing that is no row. `price` is the field with what is due; `called` is what is paid: fee, rent. */
export const PayFeature = featureSchema("pay", {
  entity: Slug.nullable(),
  price: Slug.nullable(),
  called: z.string().min(1).max(40),
  currency: z.string().regex(/^[A-Z]{3}$/),
  methods: paymentMethods,
});
export type PayFeature = z.infer<typeof PayFeature>;

/** The heading of the form, which names its region. */
export function payHeading({ called }: PayFeature): string {
  return called === "payment" ? "Record a payment" : `Record a ${called} payment`;
}
