import { useState } from "react";
import { AlertForm } from "@/components/alerts/alert-form";
import { AlertRules } from "@/components/alerts/alert-rules";
import { SimulateRow } from "@/components/alerts/simulate-row";
import { useCollection } from "@/hooks/use-collection";
import type { AlertRule } from "@/lib/alerts";
import type { Entity, Fields } from "@/lib/entity";
import type { Collection } from "@/lib/store";

/** The alerts on the rows of an entity: a form, the rules, and a row that can be simulated. */
export function AlertBoard<F extends Fields>({
  alerts,
  entity,
}: {
  alerts: Collection<AlertRule>;
  entity: Entity<F>;
}) {
  const rules = useCollection(alerts);
  const [edited, setEdited] = useState("");
  return (
    <div className="flex flex-col gap-7">
      <AlertForm
        key={edited}
        alerts={alerts}
        entity={entity}
        edited={rules.find(({ id }) => id === edited) ?? null}
        onDone={() => setEdited("")}
      />
      <AlertRules alerts={alerts} label={`Alerts on ${entity.noun.many}`} onEdit={setEdited} />
      <SimulateRow entity={entity} />
    </div>
  );
}
