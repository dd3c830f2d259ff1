import { useArrivals } from "@/hooks/use-arrivals";
import { type AlertRule, alertReadings, meetsAlert } from "@/lib/alerts";
import { type Entity, type Fields, titleOf } from "@/lib/entity";
import { addNotification } from "@/lib/notifications";
import type { Collection } from "@/lib/store";

/** Tells of each alert that a new row sets off as a notification. Shows nothing. */
export function AlertWatch<F extends Fields>({
  alerts,
  entity,
}: {
  alerts: Collection<AlertRule>;
  entity: Entity<F>;
}) {
  useArrivals(entity.rows, (row) => {
    const readings = alertReadings(entity, row);
    for (const rule of alerts.all().filter((candidate) => meetsAlert(candidate, readings)))
      addNotification({ title: `Alert: ${rule.name}`, text: titleOf(entity, row) });
  });
  return null;
}
