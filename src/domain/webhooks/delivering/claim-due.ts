import { randomUUID } from "node:crypto";
import { type ClaimedDelivery, claimDeliveries } from "../../../storage/rows/webhooks/claim-deliveries.ts";
import type { Ground } from "../../call.ts";

// An attempt takes fifteen seconds at most; who has not been heard of for twice that is dead.
const LEASE_MILLISECONDS = 30_000;

/** The slots that a process has for deliveries, in all, for endpoints that fail, and for one endpoint. */
export interface Slots {
  endpointIds: readonly string[] | null;
  slots: number;
  failingSlots: number;
  slotsOf: ReadonlyMap<string, number>;
  firstSlots: number;
}

/** Claims deliveries that are due, of some endpoints or (null) of all, in turns between them. What is claimed by a process that then dies is due again half a minute later. */
export async function claimDue({ database, clock }: Ground, slots: Slots): Promise<ClaimedDelivery[]> {
  const now = clock.now();
  return claimDeliveries(database, { ...slots, claim: randomUUID(), now, until: new Date(now.getTime() + LEASE_MILLISECONDS) });
}
