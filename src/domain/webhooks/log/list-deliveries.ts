import { readUuid } from "../../../lib/ids.ts";
import { countDeliveries, type DeliveryStatus, type OwnDeliveryRow, pageOfDeliveries } from "../../../storage/rows/webhooks/deliveries.ts";
import { type Call, requireScope } from "../../call.ts";
import { requireEndpoint } from "../endpoints/require-endpoint.ts";

/** The requested page of an endpoint's log: a state or (null) any, and the delivery that it continues from. */
export interface ListDeliveries {
  endpointId: string;
  status: DeliveryStatus | null;
  before: string | null;
  limit: number;
}

/** A page of an endpoint's deliveries, newest first; `next` is the cursor of the following page, null on the last. */
export interface DeliveryPage {
  deliveries: OwnDeliveryRow[];
  next: string | null;
  /** The number of deliveries in each state. */
  counts: Record<DeliveryStatus, number>;
}

/** Returns a page of the log of one of the caller's endpoints. Throws `not_found`. */
export async function listDeliveries(call: Call, { endpointId, status, before, limit }: ListDeliveries): Promise<DeliveryPage> {
  requireScope(call, "webhooks:read");
  const { accountId, ctx } = call;
  const { id } = await requireEndpoint(call, endpointId);
  const from = before === null ? null : readUuid(before);
  const page = { accountId, endpointId: id, status, before: from, limit: limit + 1 };
  const rows = await pageOfDeliveries(ctx.database, page);
  const deliveries = rows.slice(0, limit);
  const counts = await countDeliveries(ctx.database, { accountId, endpointId: id });
  return { deliveries, next: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : null, counts };
}
