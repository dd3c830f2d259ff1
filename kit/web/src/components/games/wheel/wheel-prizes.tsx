import { Trash2Icon } from "lucide-react";
import { FieldInput } from "@/components/fields/field-input";
import { SectionCard } from "@/components/layout/section-card";
import { Button } from "@/components/ui/button";
import { useCollection } from "@/hooks/use-collection";
import { useFieldsForm } from "@/hooks/use-fields-form";
import { text } from "@/lib/fields/text";
import { FEWEST_PRIZES, type WheelPrize } from "@/lib/games/wheel/prizes";
import type { Collection } from "@/lib/store";
import { toast } from "@/lib/toast";

const FIELDS = {
  name: text({ label: "New prize", required: true, missing: "Write what can be won." }),
};

/** The prizes of a wheel, to be changed. */
export function WheelPrizes({ prizes: stored }: { prizes: Collection<WheelPrize> }) {
  const prizes = useCollection(stored);
  const { errors, handleSubmit } = useFieldsForm(FIELDS, (values) => {
    stored.add(values);
    toast(`${values.name} is on the wheel.`);
  });

  return (
    <SectionCard title="Prizes on the wheel" className="gap-5">
      <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-4">
        <FieldInput field={FIELDS.name} name="name" error={errors["name"]} />
        <Button type="submit" className="self-start">
          Add prize
        </Button>
      </form>
      <ul role="list" aria-label="All prizes" className="flex flex-col divide-y divide-border">
        {prizes.map(({ id, name }) => (
          <li key={id} className="flex min-h-14 items-center justify-between gap-4 py-2">
            <span className="min-w-0 font-medium break-words">{name}</span>
            {prizes.length > FEWEST_PRIZES && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove ${name}`}
                onClick={() =>
                  toast(`${name} is off the wheel.`, {
                    action: { label: "Undo", onClick: stored.remove(id) },
                  })
                }
              >
                <Trash2Icon />
              </Button>
            )}
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
