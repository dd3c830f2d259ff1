import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { parseAmount } from "@/lib/insight/calculator/formula";
import * as insightWords from "@/words/insight";

/** Asks for an amount and adds it. */
export function AmountForm({
  label,
  unit,
  onAdd,
}: {
  label: string;
  unit: string | undefined;
  onAdd: (amount: number) => void;
}) {
  const [text, setText] = useState("");
  const [isTried, setTried] = useState(false);
  const amount = parseAmount(text);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(amount === null);
    if (amount === null) return;
    onAdd(amount);
    setText("");
  }

  return (
    <form
      aria-label={insightWords.addToCounter({ title: label })}
      noValidate
      className="flex flex-col gap-3 sm:flex-row sm:items-end"
      onSubmit={submit}
    >
      <Field
        label={
          unit === undefined ? insightWords.amountToAdd : `${insightWords.amountToAdd} (${unit})`
        }
        required
        className="grow"
        error={isTried && amount === null ? insightWords.enterANumber : undefined}
      >
        {(control) => (
          <Input
            {...control}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary">
        {insightWords.addToCounter({ title: label })}
      </Button>
    </form>
  );
}
