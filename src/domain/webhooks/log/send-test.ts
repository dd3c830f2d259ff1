import { randomUUID } from "node:crypto";
import { newId } from "../../../kit/ids.ts";
import { insertDelivery } from "../../../storage/rows/webhooks/deliveries.ts";
import { insertEvent } from "../../../storage/rows/webhooks/events.ts";
import { type Call, inTransaction } from "../../call.ts";
import { requireLockedEndpoint } from "../endpoints/require-endpoint.ts";
import { TEST_EVENT } from "../event-types.ts";
import { requireEnabled } from "./resend-deliveries.ts";

/** Sends a test to one of the caller's endpoints, whatever it asks for, and returns its delivery. It is tried once. Refuses with `not_found`, and with `invalid_input` where the endpoint is disabled. */
export async function sendTest(call: Call, { endpointId }: { endpointId: string }): Promise<{ deliveryId: string }> {
  const { accountId } = call;
  return inTransaction(call.ground, async (ground) => {
    const endpoint = await requireLockedEndpoint(ground, { accountId, endpointId });
    requireEnabled(endpoint);
    const createdAt = ground.clock.now();
    const event = { id: newId(createdAt), accountId, type: TEST_EVENT, payload: {}, createdAt };
    await insertEvent(ground.database, event);
    const deliveryId = randomUUID();
    await insertDelivery(ground.database, {
      ...{ id: deliveryId, accountId, endpointId: endpoint.id, eventId: event.id },
      ...{ status: "pending", dueAt: createdAt, createdAt },
    });
    return { deliveryId };
  });
}
