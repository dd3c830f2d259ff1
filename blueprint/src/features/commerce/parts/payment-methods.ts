import { z } from "zod";
import { say } from "../../../project/words/say.ts";

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

const NAMES: Readonly<Partial<Record<PaymentMethod, () => string>>> = {
  Card: say.commerce.card,
  "Digital wallet": say.app.digitalWallet,
  Cash: say.app.cash,
  "Cash on delivery": say.app.cashOnDelivery,
  "Bank transfer": say.app.bankTransfer,
};

/** What a way to pay is called in the app; brands keep their names. */
export function paymentName(method: PaymentMethod): string {
  return NAMES[method]?.() ?? method;
}

/** Ways to pay, a card first; empty where nothing is paid. */
export const paymentMethods = z
  .array(PaymentMethod)
  .max(6)
  .overwrite((methods) => (methods.length === 0 ? [] : ["Card", ...methods.filter((method) => method !== "Card")]));
