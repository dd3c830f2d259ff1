import { useId } from "react";
import { RowNames } from "@/components/row-names";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { useFieldsForm } from "@/hooks/use-fields-form";
import type { Entity } from "@/lib/entity";
import { text } from "@/lib/fields/text";

const fields = { name: text({ label: "Write to", required: true, missing: "Write a name." }) };

/** Begins a conversation by a name; the rows of `people` are offered. */
export function NewConversation({
  people,
  onStart,
}: {
  people: readonly Entity[];
  onStart: (partner: string) => void;
}) {
  const id = useId();
  const { errors, handleSubmit } = useFieldsForm(fields, ({ name }) => onStart(name));
  return (
    <Card>
      <form
        noValidate
        aria-label="New conversation"
        onSubmit={handleSubmit}
        className="flex flex-col gap-3"
      >
        <Field id={id} label={fields.name.label} required error={errors["name"]}>
          {(control) => <Input {...control} name="name" list={`${id}-names`} autoComplete="off" />}
        </Field>
        <datalist id={`${id}-names`}>
          {people.map((entity) => (
            <RowNames key={entity.name} entity={entity} />
          ))}
        </datalist>
        <Button type="submit" variant="outline">
          Start conversation
        </Button>
        <p className="text-sm text-muted-foreground">
          Messages stay in this browser; replies are automatic.
        </p>
      </form>
    </Card>
  );
}
