import { type AttemptRow, listAttempts } from "../../../storage/rows/webhooks/deliveries.ts";
import type { Call } from "../../call.ts";
import { messageBody } from "../delivering/message-body.ts";
import { type FoundDelivery, requireDelivery } from "./require-delivery.ts";

/** A delivery with the body that is sent, and every attempt with what it was answered. */
export interface ReadDelivery {
  delivery: FoundDelivery;
  body: string;
  attempts: AttemptRow[];
}

/** One of the caller's deliveries, in full. Refuses with `not_found`. */
export async function readDelivery(call: Call, { deliveryId }: { deliveryId: string }): Promise<ReadDelivery> {
  const delivery = await requireDelivery(call, deliveryId);
  const { type, payload, happenedAt } = delivery;
  return {
    delivery,
    body: messageBody({ type, payload, createdAt: happenedAt }),
    attempts: await listAttempts(call.ground.database, delivery.id),
  };
}
