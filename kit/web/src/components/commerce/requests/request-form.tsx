import { ContactInputs } from "@/components/commerce/entries/contact-inputs";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { contactFields, rememberContact } from "@/lib/commerce/contact";
import { type NewEntry, filledLines } from "@/lib/commerce/entries";
import type { Fields, ValuesOf } from "@/lib/entity";
import { readText } from "@/lib/saved";
import { useState } from "react";
import { Field as FieldFrame } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import type { Field } from "@/lib/fields/field-definition";

interface FormProps<F extends Fields> {
  fields: F;
  /** The fields that take the name of a file. */
  files?: readonly string[];
  submitLabel: string;
  onSend: (values: ValuesOf<F>, draft: Pick<NewEntry, "name" | "email" | "details">) => void;
}

/** Asks who the person is, and for the values of some fields. */
export function RequestForm<F extends Fields>({
  fields,
  files = [],
  submitLabel,
  onSend,
}: FormProps<F>) {
  const { errors, handleSubmit } = useFieldsForm({ ...contactFields, ...fields }, (values) => {
    const details = Object.entries(fields).map(([name, field]) => ({
      label: field.label,
      value: field.format(values[name]),
    }));
    const contact = rememberContact({ name: readText(values.name), email: readText(values.email) });
    onSend(values, { ...contact, details: filledLines(details) });
  });
  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-3xl flex-col gap-5">
      <ContactInputs errors={errors} />
      {Object.entries(fields).map(([name, field]) =>
        files.includes(name) ? (
          <FileNameInput key={name} field={field} name={name} error={errors[name]} />
        ) : (
          <FieldInput key={name} field={field} name={name} error={errors[name]} />
        ),
      )}
      <Button type="submit" className="self-start">
        {submitLabel}
      </Button>
    </form>
  );
}

/** Chooses a file, of which the form has the name only. */
function FileNameInput({
  field,
  name,
  error,
}: {
  field: Field<unknown>;
  name: string;
  error: string | undefined;
}) {
  const [fileName, setFileName] = useState("");
  return (
    <FieldFrame
      label={field.label}
      required={field.required}
      description="This demonstration keeps the file's name, not the file."
      error={error}
    >
      {(control) => (
        <>
          <Input
            {...control}
            type="file"
            className="file:mr-3 file:font-semibold file:text-accent-foreground"
            onChange={(event) => setFileName(event.target.files?.[0]?.name ?? "")}
          />
          <input type="hidden" name={name} value={fileName} />
        </>
      )}
    </FieldFrame>
  );
}
