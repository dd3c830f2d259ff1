import { type FormEvent, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { FieldValue } from "@/components/fields/field-value";
import { StepProgress } from "@/components/resource/step-progress";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import type { FormErrors } from "@/hooks/use-fields-form";
import { type Entity, type Fields, type ValuesOf, fieldOf, readForm } from "@/lib/entity";
import { forgetDraft, readDraft, saveDraft } from "@/lib/drafts";
import { toast } from "@/lib/toast";

/** A part of a form that is shown by itself. */
export interface FormStep<F extends Fields> {
  name: string;
  fields: readonly (keyof F & string)[];
}

interface StepsProps<F extends Fields> {
  entity: Entity<F>;
  steps: readonly FormStep<F>[];
  /** The name under which the form is stored until it is completed. */
  draft: string;
}

/** A form for a new row step by step, the last of which shows everything once more. What was entered is kept until then. */
export function StepForm<F extends Fields>(props: StepsProps<F>) {
  const [count, setCount] = useState(0);
  return (
    <Card className="max-w-3xl">
      <NewRow key={count} {...props} onCreate={() => setCount(count + 1)} />
    </Card>
  );
}

function NewRow<F extends Fields>({
  entity,
  steps,
  draft,
  onCreate,
}: StepsProps<F> & { onCreate: () => void }) {
  const [initial] = useState(() => readDraft(draft, entity.fields));
  const [values, setValues] = useState<ValuesOf<F> | null>(null);
  const [step, setStep] = useState(0);
  const [errors, setErrors] = useState<FormErrors>({});
  const isLast = step === steps.length;
  const { one } = entity.noun;

  function goOn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isLast && values !== null) return create(values);
    const form = event.currentTarget;
    const read = readForm(entity.fields, new FormData(form));
    const own = (steps[step]?.fields ?? []).filter((name) => read.errors[name] !== undefined);
    setErrors(Object.fromEntries(own.map((name) => [name, read.errors[name]])));
    if (own.length > 0) return form.querySelector<HTMLElement>(`[name="${own[0]}"]`)?.focus();
    saveDraft(draft, read.values);
    setValues(read.values);
    setStep(step + 1);
  }

  function create(made: ValuesOf<F>) {
    entity.rows.add(made);
    forgetDraft(draft);
    toast(`Created the ${one}.`);
    onCreate();
  }

  return (
    <form noValidate onSubmit={goOn} aria-label={`New ${one}`} className="flex flex-col gap-6">
      <StepProgress names={[...steps.map(({ name }) => name), "Review"]} step={step} />
      {steps.map(({ name, fields }, at) => (
        <fieldset key={name} hidden={step !== at} className="grid gap-5">
          <legend data-slot="section-title" className="mb-5 font-heading">
            {name}
          </legend>
          {fields.map((key) => (
            <FieldInput
              key={key}
              field={fieldOf(entity, key)}
              name={key}
              value={initial?.[key]}
              error={errors[key]}
            />
          ))}
        </fieldset>
      ))}
      {isLast && values !== null && <Review entity={entity} values={values} />}
      <div className="flex flex-wrap gap-3 border-t border-border pt-6">
        {step > 0 && (
          <Button variant="outline" onClick={() => setStep(step - 1)}>
            Back
          </Button>
        )}
        <Button type="submit">{isLast ? `Create ${one}` : "Next"}</Button>
      </div>
    </form>
  );
}

function Review<F extends Fields>({ entity, values }: { entity: Entity<F>; values: ValuesOf<F> }) {
  const filled = Object.entries(entity.fields).filter(
    ([name, field]) => !field.isEmpty(values[name]),
  );
  return (
    <fieldset className="grid gap-5">
      <legend data-slot="section-title" className="mb-5 font-heading">
        Review
      </legend>
      <dl data-slot="description-list" className="flex flex-col gap-5">
        {filled.map(([name, field]) => (
          <div key={name}>
            <dt className="text-sm text-muted-foreground">{field.label}</dt>
            <dd className="mt-1 min-w-0 font-medium break-words">
              <FieldValue field={field} value={values[name]} />
            </dd>
          </div>
        ))}
      </dl>
    </fieldset>
  );
}
