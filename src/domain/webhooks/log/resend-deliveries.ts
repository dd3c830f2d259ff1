// Resending starts another round of attempts of the same delivery: it keeps its id, by which the receiver identifies
// it, and its previous attempts. Only enabled endpoints are sent anything.
import { sendAgain, sendFailedAgain } from "../../../storage/rows/webhooks/deliveries.ts";
import type { EndpointRow } from "../../../storage/rows/webhooks/endpoints.ts";
import { type Call, inTransaction, requireScope } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { requireLockedEndpoint } from "../endpoints/require-endpoint.ts";
import { requireDelivery } from "./require-delivery.ts";

/**
 * Resends one of the caller's deliveries now; a pending one is sent now too. Throws `not_found`, and `invalid_input` if
 * its endpoint is disabled.
 */
export async function resendDelivery(call: Call, { deliveryId }: { deliveryId: string }): Promise<void> {
  requireScope(call, "webhooks:write");
  const { id, endpointId } = await requireDelivery(call, deliveryId);
  const { accountId } = call;
  await inTransaction(call.ctx, async (ctx) => {
    requireEnabled(await requireLockedEndpoint(ctx, { accountId, endpointId }));
    await sendAgain(ctx.database, { accountId, deliveryId: id }, ctx.clock.now());
  });
}

/** Resends all failed deliveries of one of the caller's endpoints since a moment; returns how many. Throws as `resendDelivery`. */
export async function resendFailed(call: Call, { endpointId, since }: { endpointId: string; since: Date }): Promise<number> {
  requireScope(call, "webhooks:write");
  const { accountId } = call;
  return inTransaction(call.ctx, async (ctx) => {
    const { id, ...endpoint } = await requireLockedEndpoint(ctx, { accountId, endpointId });
    requireEnabled(endpoint);
    return sendFailedAgain(ctx.database, { accountId, endpointId: id, since }, ctx.clock.now());
  });
}

/** Throws `invalid_input` if the endpoint is disabled. */
export function requireEnabled({ status }: Pick<EndpointRow, "status">): void {
  if (status === "enabled") return;
  throw new ServiceError("invalid_input", "This endpoint is disabled. Enable it first: nothing is sent to it until then.", { field: null });
}
