import { ShieldCheckIcon } from "lucide-react";
import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { CARD, type paymentFields } from "@/lib/commerce/payment";
import * as commerceWords from "@/words/commerce";

/** How to pay: a method, and the details of a card where one pays by card. */
export function PaymentInputs({
  fields,
  errors,
}: {
  fields: ReturnType<typeof paymentFields>;
  errors: Readonly<Partial<Record<string, string>>>;
}) {
  const { method, card, expiry, code } = fields;
  const [chosen, setChosen] = useState(method.options[0] ?? "");
  return (
    <fieldset className="flex min-w-0 flex-col gap-4">
      <legend className="mb-2 text-sm font-semibold">{method.label}</legend>
      <div className="grid gap-3 sm:grid-cols-3">
        {method.options.map((option) => (
          <label
            key={option}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-md border border-input px-4 py-2 text-sm font-medium has-checked:border-accent-foreground has-checked:bg-accent has-checked:text-accent-foreground"
          >
            <input
              type="radio"
              name="method"
              value={option}
              checked={chosen === option}
              onChange={() => setChosen(option)}
              className="size-4 shrink-0 accent-primary"
            />
            {option}
          </label>
        ))}
      </div>
      {chosen === CARD && (
        <div className="grid items-start gap-4 sm:grid-cols-[2fr_1fr_1fr]">
          <FieldInput field={card} name="card" error={errors["card"]} />
          <FieldInput field={expiry} name="expiry" error={errors["expiry"]} />
          <FieldInput field={code} name="code" error={errors["code"]} />
        </div>
      )}
      <p className="flex items-start gap-2 text-sm text-muted-foreground">
        <ShieldCheckIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {commerceWords.simulatedPaymentNoMoneyMoves}
      </p>
    </fieldset>
  );
}
