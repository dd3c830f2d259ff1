import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionTitle } from "@/components/layout/page";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useForm } from "@/hooks/use-form";
import { type AlertRule, alertFields, alertLabels, ruleErrors } from "@/lib/alerts";
import { type Entity, type Fields, readForm } from "@/lib/entity";
import type { Collection, Stored } from "@/lib/store";
import { toast } from "@/lib/toast";

interface FormProps<F extends Fields> {
  alerts: Collection<AlertRule>;
  entity: Entity<F>;
  /** The rule that is changed; null for a new one. */
  edited: Stored<AlertRule> | null;
  onDone: () => void;
}

/** Sets or changes an alert. */
export function AlertForm<F extends Fields>({ alerts, entity, edited, onDone }: FormProps<F>) {
  const [saved, setSaved] = useState(0);
  const labels = alertLabels(entity);
  const fields = alertFields(labels);
  const begun = edited ?? {
    name: "",
    field: labels[0],
    comparison: "contains",
    value: "",
  };
  const { errors, handleSubmit } = useForm(
    (form) => {
      const { values, errors: wrong } = readForm(fields, form);
      return { values, errors: { ...ruleErrors(values), ...wrong } };
    },
    (rule) => {
      if (edited === null) alerts.add({ ...rule, isOn: true });
      else alerts.update(edited.id, rule);
      toast(`The alert “${rule.name}” is saved.`);
      setSaved(saved + 1);
      onDone();
      return null;
    },
  );
  return (
    <Card>
      <form
        key={saved}
        noValidate
        aria-label={`Alert on ${entity.noun.many}`}
        onSubmit={handleSubmit}
        className="grid gap-5 sm:grid-cols-2"
      >
        <div className="col-span-full">
          <SectionTitle>{edited === null ? "New alert" : "Edit the alert"}</SectionTitle>
        </div>
        {(["name", "field", "comparison", "value"] as const).map((name) => (
          <FieldInput
            key={name}
            field={fields[name]}
            name={name}
            value={begun[name]}
            error={errors[name]}
          />
        ))}
        <div className="col-span-full flex flex-wrap gap-3">
          <Button type="submit">Save alert</Button>
          {edited !== null && (
            <Button variant="outline" onClick={onDone}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}
