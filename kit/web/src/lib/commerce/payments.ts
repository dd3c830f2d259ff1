// Payments that were recorded: fees, rent, bills.
import { money } from "../fields/money";
import { text } from "../fields/text";
import { createEntries } from "./entries";
import { paymentFields } from "./payment";

/** Everything that was paid. */
export const payments = createEntries("payments");

/** The terms of all payments of an app. */
export interface PaymentTerms {
  /** An ISO 4217 code. */
  currency: string;
  methods: readonly string[];
}

/** The fields of a payment; it is asked what it is for where no row says so. */
export function recordFields(
  { currency, methods }: PaymentTerms,
  { hasSubject }: { hasSubject: boolean },
) {
  return {
    subject: text({
      label: "What it is for",
      required: !hasSubject,
      missing: "Say what it is for.",
    }),
    name: text({ label: "Paid by", required: true, missing: "Enter who pays." }),
    amount: money({ label: "Amount", currency, required: true, min: 0.01 }),
    ...paymentFields(methods),
  };
}
