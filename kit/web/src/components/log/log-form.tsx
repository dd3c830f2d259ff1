import { PlusIcon } from "lucide-react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { useRows } from "@/hooks/use-rows";
import { localDate } from "@/lib/format";
import { type Log, logFields, settleRow } from "@/lib/log";
import { toast } from "@/lib/toast";
import * as words from "@/words/general";

/** A form for an entry: on the page of a row the row is known (`about`), elsewhere it is chosen. */
export function LogForm({ log, about }: { log: Log; about?: string }) {
  useRows(log.entity);
  const fields = logFields(log);
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => {
    log.entries.add({ ...values, amount: values.amount ?? 0 });
    settleRow(log, values.about);
    toast(words.savedRow(log.noun));
  });
  /** What is not asked for, with its value as the form has it. */
  const known = new Map([
    ["about", about],
    ["amount", log.amount === undefined ? "0" : undefined],
  ]);
  return (
    <form
      noValidate
      onSubmit={handleSubmit}
      aria-label={words.add(log.noun)}
      className="grid items-start gap-4 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]"
    >
      {Object.entries(fields).map(([name, field]) =>
        known.get(name) === undefined ? (
          <FieldInput
            key={name}
            field={field}
            name={name}
            value={name === "day" ? localDate() : undefined}
            error={errors[name]}
          />
        ) : (
          <input key={name} type="hidden" name={name} value={known.get(name)} />
        ),
      )}
      <Button type="submit" className="sm:mt-6.5 sm:justify-self-start">
        <PlusIcon />
        {words.add(log.noun)}
      </Button>
    </form>
  );
}
