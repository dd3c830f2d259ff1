import { useState } from "react";
import { AlertForm } from "@/components/alerts/alert-form";
import { AlertLog } from "@/components/alerts/alert-log";
import { AlertRules } from "@/components/alerts/alert-rules";
import { SimulateRow } from "@/components/alerts/simulate-row";
import { useCollection } from "@/hooks/use-collection";
import type { Alerts } from "@/lib/alerts";
import type { Entity, Fields } from "@/lib/entity";

/** The alerts on the rows of an entity: a form, the rules, a row that can be simulated, and the log. */
export function AlertBoard<F extends Fields>({
  alerts,
  entity,
}: {
  alerts: Alerts;
  entity: Entity<F>;
}) {
  const rules = useCollection(alerts.rules);
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
      <AlertLog alerts={alerts} title={`Alert log of ${entity.noun.many}`} />
    </div>
  );
}
