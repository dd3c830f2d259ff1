import { type AttemptRow, listAttempts } from "../../../storage/rows/webhooks/deliveries.ts";
import type { Call } from "../../call.ts";
import { messageBody } from "../delivering/message-body.ts";
import { type FoundDelivery, requireDelivery } from "./require-delivery.ts";

/** A delivery with its request body, and every attempt with its response. */
export interface ReadDelivery {
  delivery: FoundDelivery;
  body: string;
  attempts: AttemptRow[];
}

/** Returns one of the caller's deliveries, in full. Throws `not_found`. */
export async function readDelivery(call: Call, { deliveryId }: { deliveryId: string }): Promise<ReadDelivery> {
  const delivery = await requireDelivery(call, deliveryId);
  const { eventId, type, payload, sequence, happenedAt } = delivery;
  return {
    delivery,
    body: messageBody({ id: eventId, type, payload, sequence, createdAt: happenedAt }),
    attempts: await listAttempts(call.ctx.database, delivery.id),
  };
}
