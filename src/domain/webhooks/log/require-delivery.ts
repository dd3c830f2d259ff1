import { readUuid } from "../../../lib/ids.ts";
import { findDelivery } from "../../../storage/rows/webhooks/deliveries.ts";
import type { Call } from "../../call.ts";
import { ServiceError } from "../../errors.ts";

/** A delivery with its event. */
export type FoundDelivery = NonNullable<Awaited<ReturnType<typeof findDelivery>>>;

/** Returns one of the caller's deliveries. Throws `not_found`. */
export async function requireDelivery({ ctx, accountId }: Call, deliveryId: string): Promise<FoundDelivery> {
  const id = readUuid(deliveryId);
  const found = id && (await findDelivery(ctx.database, { accountId, deliveryId: id }));
  if (found) return found;
  throw new ServiceError("not_found", "There is no such delivery on this account. The log goes back thirty days.", { what: "delivery" });
}
