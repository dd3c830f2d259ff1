// Checks a payment. No money moves: the card's number and date are checked as a shop would check them, and only its last
// four digits are kept. Connect a payment provider here.
import { choice } from "../fields/choice";
import type { Field } from "../fields/field-definition";
import { textOfKind } from "../fields/text";
import { localDate } from "../format";
import * as commerceWords from "../../words/commerce";

/** The method that asks for a card's details. */
export const CARD = commerceWords.card;

/** The fields of a payment by one of these methods. Those of a card count where they are shown. */
export function paymentFields(methods: readonly string[]) {
  return {
    method: choice({ label: commerceWords.paymentMethod, required: true, options: methods }),
    card: ofCard(commerceWords.cardNumber, "4242 4242 4242 4242", (number) =>
      isCardNumber(number) ? null : commerceWords.thisIsNotAValid,
    ),
    expiry: ofCard(commerceWords.expiryDate, "MM/YY", (month) =>
      isMonthAhead(month) ? null : commerceWords.writeAMonthToCome,
    ),
    code: ofCard(commerceWords.securityCode, "123", (code) =>
      /^\d{3,4}$/.test(code) ? null : commerceWords.enterThe3Or4,
    ),
  };
}

function ofCard(
  label: string,
  placeholder: string,
  validate: (value: string) => string | null,
): Field<string> {
  const field = textOfKind("text", { label, required: true, placeholder }, validate);
  return {
    ...field,
    parse: (entered) => (entered.length === 0 ? { value: "" } : field.parse(entered)),
  };
}

/** How it is paid, in words that may be kept. */
export function describePayment({ method, card }: { method: string; card: string }): string {
  return method === CARD
    ? commerceWords.cardEnding({ digits: card.replaceAll(/\D/g, "").slice(-4) })
    : method;
}

/** Whether the digits of a card add up (the Luhn formula, ISO/IEC 7812-1). */
export function isCardNumber(text: string): boolean {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (!/^\d{13,19}$/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : doubled(digit)), 0);
  return sum % 10 === 0;
}

/** Twice a digit; of two digits their sum. */
function doubled(digit: number): number {
  return digit > 4 ? digit * 2 - 9 : digit * 2;
}

/** Whether a card that ends in this month, written `MM/YY`, can still be used. */
export function isMonthAhead(expiry: string): boolean {
  const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry) ?? [];
  return month !== "" && `20${year}-${month}` >= localDate().slice(0, 7);
}
