import { PanelLink } from "@/components/commerce/panel-link";
import { useCollection } from "@/hooks/use-collection";
import { offerOf } from "@/lib/commerce/offer";
import { type Requests, openRequest } from "@/lib/commerce/requests/requests";
import type { Entity, Fields, RowOf } from "@/lib/entity";

/** Leads from a row to the form that asks for it; says so where that was done. */
export function RequestLink<F extends Fields>({
  requests,
  entity,
  row,
  anchor,
  verb,
  status,
}: {
  requests: Requests;
  entity: Entity<F>;
  row: RowOf<F>;
  anchor: string;
  verb: string;
  status: string;
}) {
  const isSent = openRequest(useCollection(requests.entries), row.id, requests.over) !== undefined;
  const { path, title } = offerOf({ entity, row });
  const label = isSent ? status : verb;
  return (
    <PanelLink to={`${path}#${anchor}`} label={`${label}: ${title}`}>
      {label}
    </PanelLink>
  );
}
