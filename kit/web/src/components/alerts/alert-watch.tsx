import { useArrivals } from "@/hooks/use-arrivals";
import { type Alerts, alertReadings, meetsAlert } from "@/lib/alerts";
import { type Entity, type Fields, titleOf } from "@/lib/entity";

interface WatchProps<F extends Fields> {
  alerts: Alerts;
  entity: Entity<F>;
  /** Also tells the person, where the app has notifications. */
  notify?: (news: { title: string; text: string }) => void;
}

/** Writes each alert that a new row sets off to the log. Shows nothing. */
export function AlertWatch<F extends Fields>({
  alerts: { rules, log },
  entity,
  notify,
}: WatchProps<F>) {
  useArrivals(entity.rows, (row) => {
    const about = titleOf(entity, row);
    const readings = alertReadings(entity, row);
    for (const rule of rules.all()) {
      if (!meetsAlert(rule, readings)) continue;
      log.add({
        rule: rule.name,
        about,
        channel: rule.channel,
        contact: rule.contact,
        at: new Date().toISOString(),
      });
      notify?.({ title: `Alert: ${rule.name}`, text: about });
    }
  });
  return null;
}
