// Payment in the generated app. No money moves: the card's number and date are checked as a shop would check them, and
// only its last four digits are kept.
import type { CheckStep } from "../../../schema/check.ts";
import type { PaymentMethod } from "./payment-methods.ts";
import { say } from "../../../project/words/say.ts";

const NAMED: readonly [RegExp, PaymentMethod][] = [
  [/pay ?pal/, "PayPal"],
  [/apple pay/, "Apple Pay"],
  [/google pay/, "Google Pay"],
  [/ali ?pay/, "Alipay"],
  [/we ?chat pay/, "WeChat Pay"],
];

/** The ways to pay that the prompt names, with a card first; the usual ones where it names none. `delivers`: something is brought to the door. */
export function paymentMethods(prompt: string, { delivers }: { delivers: boolean }): PaymentMethod[] {
  const named = NAMED.filter(([words]) => words.test(prompt)).map(([, method]) => method);
  const wallets: PaymentMethod[] = named.length > 0 ? named : ["Digital wallet"];
  return ["Card", ...wallets, delivers ? "Cash on delivery" : "Bank transfer"];
}

/** Pays by card in a form that `submit` sends: a wrong number is refused first. */
export function cardSteps(submit: string): CheckStep[] {
  const send: CheckStep = { do: "click", target: { role: "button", name: submit, exact: true } };
  return [
    { do: "setChecked", target: { role: "radio", name: say.commerce.card(), exact: true }, checked: true },
    { do: "fill", target: { label: say.commerce.cardNumber() }, value: "4242 4242 4242 4241" },
    { do: "fill", target: { label: say.commerce.expiryDate() }, value: "01/20" },
    { do: "fill", target: { label: say.commerce.securityCode() }, value: "12" },
    send,
    { do: "expectVisible", target: { text: say.commerce.thisIsNotAValid() } },
    { do: "expectVisible", target: { text: say.commerce.writeAMonthToCome() } },
    { do: "expectVisible", target: { text: say.commerce.enterThe3Or4() } },
    { do: "expectVisible", target: { text: say.commerce.simulatedPaymentNoMoneyMoves() } },
    {
      do: "setChecked",
      target: { role: "radio", nth: -1, within: { role: "group", name: say.commerce.paymentMethod(), exact: true } },
      checked: true,
    },
    { do: "expectHidden", target: { label: say.commerce.cardNumber() } },
    { do: "setChecked", target: { role: "radio", name: say.commerce.card(), exact: true }, checked: true },
    { do: "fill", target: { label: say.commerce.cardNumber() }, value: "4242 4242 4242 4242" },
    { do: "fill", target: { label: say.commerce.expiryDate() }, value: "12/98" },
    { do: "fill", target: { label: say.commerce.securityCode() }, value: "123" },
    send,
  ];
}
