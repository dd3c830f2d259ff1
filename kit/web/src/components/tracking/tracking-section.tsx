import { MapPinPlusIcon } from "lucide-react";
import { TrackingPath } from "@/components/tracking/tracking-path";
import { InlineForm } from "@/components/fields/inline-form";
import { SectionTitle } from "@/components/layout/page";
import { Card } from "@/components/ui/card";
import { useCollection } from "@/hooks/use-collection";
import { choice } from "@/lib/fields/choice";
import { text } from "@/lib/fields/text";
import { toast } from "@/lib/toast";
import { type Tracking, codeOf, localTime } from "@/lib/tracking";
import { upperFirst } from "@/lib/words";

/** The code of a row, its way, and a form for the next station. */
export function TrackingSection({ tracking, row }: { tracking: Tracking; row: { id: string } }) {
  const stations = useCollection(tracking.stations).filter(({ about }) => about === row.id);
  const fields = {
    step: choice<string>({
      label: "Step",
      required: true,
      missing: "Choose a step.",
      options: tracking.steps,
    }),
    place: text({ label: "Place", required: true }),
  };
  return (
    <Card className="gap-5">
      <div className="flex flex-wrap items-baseline justify-between gap-3">
        <SectionTitle>Tracking</SectionTitle>
        <p>
          <span className="text-sm text-muted-foreground">
            {upperFirst(tracking.entity.noun.one)} ID
          </span>{" "}
          <strong>{codeOf(tracking, row)}</strong>
        </p>
      </div>
      <TrackingPath stations={stations} />
      <div className="border-t border-border pt-5">
        <InlineForm
          label="Next station"
          fields={fields}
          submitLabel="Add station"
          icon={MapPinPlusIcon}
          onSubmit={({ step, place }) => {
            tracking.stations.add({ about: row.id, step, place, at: localTime() });
            toast(`${step}: ${place}.`);
          }}
        />
      </div>
    </Card>
  );
}
