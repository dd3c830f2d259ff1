import { z } from "zod";

/** The ways to pay that the kit knows how to ask for. */
const PaymentMethod = z.enum([
  "Card",
  "PayPal",
  "Apple Pay",
  "Google Pay",
  "Alipay",
  "WeChat Pay",
  "Digital wallet",
  "Cash",
  "Cash on delivery",
  "Bank transfer",
]);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

/** Ways to pay, a card first; empty where nothing is paid. */
export const paymentMethods = z
  .array(PaymentMethod)
  .max(6)
  .overwrite((methods) => (methods.length === 0 ? [] : ["Card", ...methods.filter((method) => method !== "Card")]));
