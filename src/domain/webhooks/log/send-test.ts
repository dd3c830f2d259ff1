import { randomUUID } from "node:crypto";
import { newId } from "../../../lib/ids.ts";
import { insertDelivery } from "../../../storage/rows/webhooks/deliveries.ts";
import { insertEvent } from "../../../storage/rows/webhooks/events.ts";
import { type Call, inTransaction, requireScope } from "../../call.ts";
import { requireLockedEndpoint } from "../endpoints/require-endpoint.ts";
import { TEST_EVENT } from "../event-types.ts";
import { requireEnabled } from "./resend-deliveries.ts";

/**
 * Sends a test event to one of the caller's endpoints, whatever its subscriptions, and returns its delivery. It is
 * attempted once. Throws `not_found`, and `invalid_input` if the endpoint is disabled.
 */
export async function sendTest(call: Call, { endpointId }: { endpointId: string }): Promise<{ deliveryId: string }> {
  requireScope(call, "webhooks:write");
  const { accountId } = call;
  return inTransaction(call.ctx, async (ctx) => {
    const endpoint = await requireLockedEndpoint(ctx, { accountId, endpointId });
    requireEnabled(endpoint);
    const createdAt = ctx.clock.now();
    const event = { id: newId(createdAt), accountId, type: TEST_EVENT, payload: {}, createdAt, projectId: null };
    await insertEvent(ctx.database, event);
    const deliveryId = randomUUID();
    await insertDelivery(ctx.database, {
      id: deliveryId,
      accountId,
      endpointId: endpoint.id,
      eventId: event.id,
      status: "pending",
      dueAt: createdAt,
      createdAt,
    });
    return { deliveryId };
  });
}
