// Payments that were recorded: fees, rent, bills. They lower what is to be paid for the row that they are about.
import { type Entity, type Fields, changeOf } from "../entity";
import { money } from "../fields/money";
import { text } from "../fields/text";
import { readNumber } from "../saved";
import { type Entry, createEntries, sumAmounts } from "./entries";
import { paymentFields } from "./payment";

/** Everything that was paid. */
export const payments = createEntries("payments");

/** The terms of all payments of an app. */
export interface PaymentTerms {
  /** An ISO 4217 code. */
  currency: string;
  methods: readonly string[];
}

/** What says of a row that nothing is to be paid for it any more: a mark, or a state. */
export interface Settling<F extends Fields> {
  field: keyof F & string;
  value: boolean | string;
}

/** What is still to be paid of an amount that is due for a row; never less than nothing. */
export function leftToPay(due: number, paid: readonly Entry[], about: string): number {
  const own = paid.filter((payment) => payment.about === about);
  return Math.max(0, Math.round((due - sumAmounts(own)) * 100) / 100);
}

/** Says of a row that it is paid where nothing is left of the amount that is due. */
export function settleRow<F extends Fields>(
  entity: Entity<F>,
  { about, due }: { about: string; due: number | null },
  { field, value }: Settling<F>,
) {
  if (due === null || leftToPay(due, payments.all(), about) > 0) return;
  entity.rows.update(about, changeOf<F>(field, value));
}

/** What is still to be paid for these rows together; `name` is the field with the amount that is due. */
export function sumLeftToPay<Row extends { readonly id: string }>(
  rows: readonly Row[],
  name: keyof Row,
  paid: readonly Entry[],
): number {
  return rows.reduce((sum, row) => sum + leftToPay(readNumber(row[name]) ?? 0, paid, row.id), 0);
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
