import { PlusIcon } from "lucide-react";
import { useState } from "react";
import { FieldInput } from "@/components/fields/field-input";
import { Button } from "@/components/ui/button";
import { Card, CardTitle } from "@/components/ui/card";
import { useFieldsForm } from "@/hooks/use-fields-form";
import type { Entity } from "@/lib/entity";
import { choice } from "@/lib/fields/choice";
import { date } from "@/lib/fields/date";
import { number } from "@/lib/fields/number";
import { text } from "@/lib/fields/text";
import { goals } from "@/lib/insight/goals";

const countsLabel = ({ noun }: Entity) => `Counts new ${noun.many}`;

/** Sets a goal. `counts` has the number of rows by the name of their entity. */
export function GoalForm({
  counted,
  counts,
}: {
  counted: readonly Entity[];
  counts: ReadonlyMap<string, number>;
}) {
  const [added, setAdded] = useState("");
  const fields = {
    title: text({
      label: "Goal",
      required: true,
      missing: "Say what you want to reach.",
      placeholder: "Something that you can count",
    }),
    target: number({ label: "Target", required: true, min: 1 }),
    unit: text({ label: "Unit", placeholder: "hours, books, kilometres" }),
    by: date({ label: "By this day" }),
    counts: choice({ label: "Counts by itself", options: counted.map(countsLabel) }),
  };
  const { errors, handleSubmit } = useFieldsForm(fields, (values) => {
    const name = counted.find((entity) => countsLabel(entity) === values.counts)?.name ?? "";
    goals.add({
      ...values,
      target: values.target ?? 1,
      counts: name,
      countedFrom: counts.get(name) ?? 0,
      reached: 0,
      days: [],
    });
    setAdded(values.title);
  });

  return (
    <Card>
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <CardTitle level="h2">Set a goal</CardTitle>
        <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <FieldInput field={fields.title} name="title" error={errors["title"]} />
          <FieldInput field={fields.target} name="target" error={errors["target"]} />
          <FieldInput field={fields.unit} name="unit" />
          <FieldInput field={fields.by} name="by" error={errors["by"]} />
          {counted.length > 0 && (
            <div className="flex flex-col gap-1.5">
              <FieldInput field={fields.counts} name="counts" />
              <p className="text-sm text-muted-foreground">
                Without a choice you enter the progress.
              </p>
            </div>
          )}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit">
            <PlusIcon />
            Add goal
          </Button>
          <p role="status" className="text-sm font-semibold">
            {added === "" ? "" : `${added} is one of your goals now.`}
          </p>
        </div>
      </form>
    </Card>
  );
}
