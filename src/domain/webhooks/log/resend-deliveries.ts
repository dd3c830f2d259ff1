// Sending again is another round of attempts of the same delivery: it keeps its id, by which the receiver knows it, and the
// attempts of before. Only an endpoint that is enabled is sent anything.
import { sendAgain, sendFailedAgain } from "../../../storage/rows/webhooks/deliveries.ts";
import type { EndpointRow } from "../../../storage/rows/webhooks/endpoints.ts";
import { type Call, inTransaction } from "../../call.ts";
import { ServiceError } from "../../errors.ts";
import { requireLockedEndpoint } from "../endpoints/require-endpoint.ts";
import { requireDelivery } from "./require-delivery.ts";

/** Sends one of the caller's deliveries again, now; one that is on its way already goes now. Refuses with `not_found`, and with `invalid_input` where its endpoint is disabled. */
export async function resendDelivery(call: Call, { deliveryId }: { deliveryId: string }): Promise<void> {
  const { id, endpointId } = await requireDelivery(call, deliveryId);
  const { accountId } = call;
  await inTransaction(call.ground, async (ground) => {
    requireEnabled(await requireLockedEndpoint(ground, { accountId, endpointId }));
    await sendAgain(ground.database, { accountId, deliveryId: id }, ground.clock.now());
  });
}

/** Sends everything again that one of the caller's endpoints was to be told since a moment, and that failed; says how many. Refuses as `resendDelivery`. */
export async function resendFailed(call: Call, { endpointId, since }: { endpointId: string; since: Date }): Promise<number> {
  const { accountId } = call;
  return inTransaction(call.ground, async (ground) => {
    const { id, ...endpoint } = await requireLockedEndpoint(ground, { accountId, endpointId });
    requireEnabled(endpoint);
    return sendFailedAgain(ground.database, { accountId, endpointId: id, since }, ground.clock.now());
  });
}

/** Refuses with `invalid_input` what an endpoint that is disabled would be sent. */
export function requireEnabled({ status }: Pick<EndpointRow, "status">): void {
  if (status === "enabled") return;
  throw new ServiceError("invalid_input", "This endpoint is disabled. Enable it first: nothing is sent to it until then.", { field: null });
}
