import { readUuid } from "../../../kit/ids.ts";
import { countDeliveries, type DeliveryStatus, type OwnDeliveryRow, pageOfDeliveries } from "../../../storage/rows/webhooks/deliveries.ts";
import type { Call } from "../../call.ts";
import { requireEndpoint } from "../endpoints/require-endpoint.ts";

/** Which part of an endpoint's log: in one state or (null) in any, and from before which delivery on. */
export interface ListDeliveries {
  endpointId: string;
  status: DeliveryStatus | null;
  before: string | null;
  limit: number;
}

/** A page of an endpoint's deliveries, newest first; `next` is where the following page begins, null at the end. */
export interface DeliveryPage {
  deliveries: OwnDeliveryRow[];
  next: string | null;
  /** How many there are in each state. */
  counts: Record<DeliveryStatus, number>;
}

/** A page of the log of one of the caller's endpoints. Refuses with `not_found`. */
export async function listDeliveries(call: Call, { endpointId, status, before, limit }: ListDeliveries): Promise<DeliveryPage> {
  const { accountId, ground } = call;
  const { id } = await requireEndpoint(call, endpointId);
  const from = before === null ? null : readUuid(before);
  const page = { accountId, endpointId: id, status, before: from, limit: limit + 1 };
  const rows = await pageOfDeliveries(ground.database, page);
  const deliveries = rows.slice(0, limit);
  const counts = await countDeliveries(ground.database, { accountId, endpointId: id });
  return { deliveries, next: rows.length > limit ? (deliveries.at(-1)?.id ?? null) : null, counts };
}
