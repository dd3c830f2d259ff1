import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { choice } from "@/lib/fields/choice";
import { number } from "@/lib/fields/number";
import { text } from "@/lib/fields/text";
import { time } from "@/lib/fields/time";
import { policies } from "@/lib/insight/policies";

const EVERYTHING = "Everything";
const only = (subject: string) => `Only ${subject}`;

/** Configures a policy. */
export function PolicyForm({ subjects }: { subjects: readonly string[] }) {
  const [saved, setSaved] = useState("");
  const fields = {
    title: text({ label: "Name of the policy", required: true, missing: "Name the policy." }),
    subject: choice({
      label: "Applies to",
      required: true,
      options: [EVERYTHING, ...subjects.map(only)],
    }),
    limit: number({ label: "At most a day", min: 0 }),
    from: time({ label: "Allowed from" }),
    until: time({ label: "Allowed until" }),
  };
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => {
    const subject =
      subjects.find((candidate) => only(candidate) === values.subject) ?? "everything";
    policies.add({ ...values, subject, isActive: true });
    setSaved(values.title);
  });
  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <CardTitle level="h2">Configure a policy</CardTitle>
        <FieldInput field={fields.title} name="title" error={errors["title"]} />
        <FieldInput
          field={fields.subject}
          name="subject"
          value={EVERYTHING}
          error={errors["subject"]}
        />
        <FieldInput field={fields.limit} name="limit" error={errors["limit"]} />
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <FieldInput field={fields.from} name="from" error={errors["from"]} />
          <FieldInput field={fields.until} name="until" error={errors["until"]} />
        </div>
        <Button type="submit" className="self-start">
          Save policy
        </Button>
        <p role="status" className="text-sm font-semibold empty:hidden">
          {saved === "" ? "" : `The policy ${saved} is saved.`}
        </p>
      </form>
    </Card>
  );
}
