import { type FormEvent, type ReactNode, useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { viewOf } from "@/components/fields/view-of";
import { Section, type SectionProps } from "@/components/layout/section";
import { SentForms } from "@/components/site/forms/sent-forms";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { type SiteForm, answersOf, receiptOf } from "@/lib/site/site-form";
import { cn } from "@/lib/utils";
import * as siteWords from "@/words/site";

interface FormSectionProps extends SectionProps {
  form: SiteForm;
  /** Beside the form; below it on a phone. */
  aside?: ReactNode;
}

/** A form, and below it what this visitor has sent with it. */
export function FormSection({ form, aside, ...section }: FormSectionProps) {
  return (
    <Section {...section}>
      {aside === undefined ? (
        <FilledForm form={form} />
      ) : (
        <div className="grid items-start gap-6 lg:grid-cols-[1fr_20rem]">
          <FilledForm form={form} />
          {aside}
        </div>
      )}
      <SentForms title={form.sentTitle} sent={form.sent} />
    </Section>
  );
}

/** Confirms what was sent with the number under which it is kept. A form without any answer is not sent. */
function FilledForm({ form: { fields, button, confirmation, note, sent } }: { form: SiteForm }) {
  const [said, setSaid] = useState("");
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => {
    const answers = answersOf(fields, values);
    setSaid(
      answers.length === 0
        ? siteWords.fillInOneField
        : siteWords.sentWithNumber({
            confirmation,
            number: receiptOf(sent.add({ answers, at: new Date().toISOString() })),
          }),
    );
  });

  function send(event: FormEvent<HTMLFormElement>) {
    setSaid("");
    handleSubmit(event);
  }

  return (
    <Card>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {Object.entries(fields).map(([name, field]) => (
            <div
              key={name}
              className={cn(
                "flex min-w-0 flex-col",
                viewOf(field.kind).isWide === true && "sm:col-span-2",
              )}
            >
              <FieldInput field={field} name={name} error={errors[name]} />
            </div>
          ))}
        </div>
        <Button type="submit" className="self-start">
          {button}
        </Button>
        <p role="status" className="font-semibold empty:-mt-5">
          {said}
        </p>
        <p className="text-sm text-muted-foreground">{note}</p>
      </form>
    </Card>
  );
}
