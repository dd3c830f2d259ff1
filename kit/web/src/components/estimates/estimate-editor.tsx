import { useId, useState } from "react";
import { EstimateLines } from "@/components/estimates/estimate-lines";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFieldsForm } from "@/hooks/use-fields-form";
import type { Entity } from "@/lib/entity";
import {
  type Estimate,
  type Estimates,
  type EstimateTotals,
  formatAmount,
  totalsOf,
} from "@/lib/estimates";
import { reference } from "@/lib/fields/reference";
import { text } from "@/lib/fields/text";
import { localDate } from "@/lib/format";
import { toast } from "@/lib/toast";
import { upperFirst } from "@/lib/words";

const NAME = text({ label: "Name", required: true, missing: "Enter a name." });

interface EditorProps {
  estimates: Estimates;
  initial: Estimate;
  /** The entity for whose rows estimates are made. */
  owners?: Entity | undefined;
}

/** An estimate that is added up while it is typed. */
export function EstimateEditor({ estimates, initial, owners }: EditorProps) {
  const [content, setContent] = useState({
    lines: initial.lines,
    contingency: initial.contingency,
    tax: initial.tax,
  });
  const [isPriced, setPriced] = useState(true);
  const totals = totalsOf(content);
  const fields = {
    name: NAME,
    about:
      owners === undefined
        ? text({ label: "" })
        : reference({ label: upperFirst(owners.noun.one), to: () => owners }),
  };
  const format = (value: number) => formatAmount(estimates, value);
  const { errors, handleSubmit } = useFieldsForm(
    fields,
    ({ name, about }) => {
      if (totals.total === 0) return;
      estimates.saved.add({ ...content, name, about, savedOn: localDate() });
      toast(`Saved “${name}”.`);
    },
    { keepsValues: true },
  );
  return (
    <Card>
      <form
        noValidate
        aria-label={upperFirst(estimates.called)}
        className="flex flex-col gap-6"
        onSubmit={(event) => {
          setPriced(totals.total > 0);
          handleSubmit(event);
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <FieldInput field={fields.name} name="name" value={initial.name} error={errors["name"]} />
          {owners !== undefined && (
            <FieldInput field={fields.about} name="about" value={initial.about} />
          )}
        </div>
        <EstimateLines
          lines={content.lines}
          format={format}
          onChange={(lines) => setContent({ ...content, lines })}
        />
        {!isPriced && (
          <p role="alert" className="text-sm font-medium text-destructive">
            Enter at least one price.
          </p>
        )}
        <RateInputs rates={content} onChange={(rates) => setContent({ ...content, ...rates })} />
        <Totals totals={totals} format={format} />
        <Button type="submit" className="self-start">
          Save {estimates.called}
        </Button>
      </form>
    </Card>
  );
}

interface Rates {
  contingency: string;
  tax: string;
}

function RateInputs({
  rates,
  onChange,
}: {
  rates: Rates;
  onChange: (rates: Partial<Rates>) => void;
}) {
  return (
    <div className="flex flex-wrap gap-4">
      <PercentInput
        label="Contingency in percent"
        value={rates.contingency}
        onChange={(contingency) => onChange({ contingency })}
      />
      <PercentInput
        label="Tax in percent"
        value={rates.tax}
        onChange={(tax) => onChange({ tax })}
      />
    </div>
  );
}

function PercentInput({
  label,
  value,
  onChange,
}: {
  label: string;
  value: string;
  onChange: (value: string) => void;
}) {
  return (
    <Field id={useId()} label={label} required>
      {({ id }) => (
        <Input
          id={id}
          inputMode="decimal"
          value={value}
          autoComplete="off"
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function Totals({ totals, format }: { totals: EstimateTotals; format: (value: number) => string }) {
  const figures = [
    { label: "Subtotal", value: totals.subtotal },
    { label: "Contingency", value: totals.contingency },
    { label: "Tax", value: totals.tax },
    { label: "Total", value: totals.total },
  ];
  return (
    <div aria-live="polite" className="flex flex-wrap gap-x-10 gap-y-4 border-t border-border pt-5">
      {figures.map(({ label, value }) => (
        <div key={label} role="group" aria-label={label}>
          <p className="text-sm text-muted-foreground">{label}</p>
          <p className="font-heading text-xl font-bold tabular-nums">{format(value)}</p>
        </div>
      ))}
    </div>
  );
}
