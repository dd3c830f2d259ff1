// Payment in the generated app. No money moves: the card's number and date are checked as a shop would check them, and
// only its last four digits are kept.
import { code } from "../../../writer/code/code.ts";
import type { ModuleSource, Part } from "../../../writer/code/module.ts";
import type { CheckStep } from "../../../schema/check.ts";

const NAMED: readonly [RegExp, string][] = [
  [/pay ?pal/, "PayPal"],
  [/apple pay/, "Apple Pay"],
  [/google pay/, "Google Pay"],
  [/ali ?pay/, "Alipay"],
  [/we ?chat pay/, "WeChat Pay"],
];

/** The ways to pay that the prompt names, with a card first; the usual ones where it names none. `delivers`: something is brought to the door. */
export function paymentMethods(prompt: string, { delivers }: { delivers: boolean }): string[] {
  const named = NAMED.filter(([words]) => words.test(prompt)).map(([, method]) => method);
  const wallets = named.length > 0 ? named : ["Digital wallet"];
  return ["Card", ...wallets, delivers ? "Cash on delivery" : "Bank transfer"];
}

const payment: Part[] = [
  {
    name: "isCardNumber",
    comment: "Whether the digits of a card add up (the Luhn formula, ISO/IEC 7812-1).",
    code: code`
      function isCardNumber(text: string): boolean {
        const digits = text.replace(/[\s-]/g, "");
        if (!/^\d{13,19}$/.test(digits)) return false;
        const sum = Array.from(digits, Number)
          .reverse()
          .reduce((total, digit, index) => total + (index % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
        return sum % 10 === 0;
      }`,
  },
  {
    name: "isCardMonthAhead",
    comment: "Whether a card that ends in this month, written MM/YY, can still be used.",
    code: code`
      function isCardMonthAhead(expiry: string): boolean {
        const [, month = "", year = ""] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry) ?? [];
        return month !== "" && \`20\${year}-\${month}\` >= @localDate().slice(0, 7);
      }`,
  },
  {
    name: "readPaymentMethod",
    comment: "How the form pays, in words that can be kept. A card leaves its last four digits.",
    code: code`
      function readPaymentMethod(form: @FormReading): string {
        const method = @formText(form, "method");
        if (method !== "Card") return method;
        const number = @formText(form, "card");
        if (!@isCardNumber(number)) form.errors.card = "This is not a valid card number.";
        if (!@isCardMonthAhead(@formText(form, "expiry"))) form.errors.expiry = "Write a month to come as MM/YY.";
        if (!/^\d{3,4}$/.test(@formText(form, "code"))) form.errors.code = "Enter the 3 or 4 digits.";
        return \`Card ending \${number.slice(-4)}\`;
      }`,
  },
];

const fields = code`
  function PaymentFields({ methods, errors }: { methods: readonly string[]; errors: @FieldErrors }) {
    const [method, setMethod] = @useState(methods[0]);
    return (
      <fieldset className="flex min-w-0 flex-col gap-4">
        <legend className="mb-2 text-sm font-semibold">Payment method</legend>
        <div className="grid gap-3 sm:grid-cols-3">
          {methods.map((option) => (
            <label
              key={option}
              className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control border border-control px-4 py-2 text-sm font-medium has-checked:border-accent-ink has-checked:bg-accent-soft has-checked:text-accent-ink"
            >
              <input
                type="radio"
                name="method"
                value={option}
                checked={method === option}
                onChange={() => setMethod(option)}
                className="size-4 shrink-0 accent-accent"
              />
              {option}
            </label>
          ))}
        </div>
        {method === "Card" && <@PaymentCardFields errors={errors} />}
        <p className="flex items-start gap-2 text-sm text-muted">
          <@ShieldCheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          Simulated payment: no money moves, and card details are not kept.
        </p>
      </fieldset>
    );
  }`;

const cardFields = code`
  function PaymentCardFields({ errors }: { errors: @FieldErrors }) {
    return (
      <div className="grid gap-4 sm:grid-cols-[2fr_1fr_1fr]">
        <@TextField label="Card number" name="card" required placeholder="4242 4242 4242 4242" error={errors.card} />
        <@TextField label="Expiry date" name="expiry" required placeholder="MM/YY" error={errors.expiry} />
        <@TextField label="Security code" name="code" required placeholder="123" error={errors.code} />
      </div>
    );
  }`;

/** `src/lib/payment.ts` and `src/components/payment.tsx`. */
export function paymentModules(): ModuleSource[] {
  return [
    { path: "src/lib/payment.ts", opening: "Checks a payment. Connect a payment provider here.", library: true, parts: payment },
    {
      path: "src/components/payment.tsx",
      library: true,
      parts: [
        { name: "PaymentFields", comment: "How to pay, with the fields of a card where one pays by card.", code: fields },
        { name: "PaymentCardFields", code: cardFields },
      ],
    },
  ];
}

/** Pays by card in a form that `submit` sends: a wrong number is refused first. */
export function cardSteps(submit: string): CheckStep[] {
  const send: CheckStep = { do: "click", target: { role: "button", name: submit, exact: true } };
  return [
    { do: "setChecked", target: { role: "radio", name: "Card", exact: true }, checked: true },
    { do: "fill", target: { label: "Card number" }, value: "4242 4242 4242 4241" },
    { do: "fill", target: { label: "Expiry date" }, value: "01/20" },
    { do: "fill", target: { label: "Security code" }, value: "123" },
    send,
    { do: "expectVisible", target: { text: "This is not a valid card number." } },
    { do: "expectVisible", target: { text: "Write a month to come as MM/YY." } },
    { do: "fill", target: { label: "Card number" }, value: "4242 4242 4242 4242" },
    { do: "fill", target: { label: "Expiry date" }, value: "12/98" },
    send,
  ];
}
