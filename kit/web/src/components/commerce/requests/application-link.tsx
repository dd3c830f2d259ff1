import { RequestLink } from "@/components/commerce/requests/request-link";
import { SUBMITTED, applications } from "@/lib/commerce/requests/applications";
import type { Entity, Fields, RowOf } from "@/lib/entity";

/** Leads from a row to the form that applies for it. */
export function ApplicationLink<F extends Fields>(shown: { entity: Entity<F>; row: RowOf<F> }) {
  return (
    <RequestLink
      requests={applications}
      anchor="apply"
      verb="Apply"
      status={SUBMITTED}
      {...shown}
    />
  );
}
