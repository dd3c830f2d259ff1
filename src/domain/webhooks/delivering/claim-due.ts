import { randomUUID } from "node:crypto";
import { type ClaimedDelivery, claimDeliveries } from "../../../storage/rows/webhooks/claim-deliveries.ts";
import type { AppContext } from "../../call.ts";

// An attempt takes at most fifteen seconds; a process that is silent for twice that is dead.
const LEASE_MILLISECONDS = 30_000;

/** A process's delivery slots: in total, for failing endpoints, and per endpoint. */
export interface Slots {
  endpointIds: readonly string[] | null;
  slots: number;
  failingSlots: number;
  slotsOf: ReadonlyMap<string, number>;
  firstSlots: number;
}

/**
 * Claims due deliveries, of some endpoints or (null) all, round-robin. The claims of a process that dies are due again
 * after half a minute.
 */
export async function claimDue({ database, clock }: AppContext, slots: Slots): Promise<ClaimedDelivery[]> {
  const now = clock.now();
  return claimDeliveries(database, { ...slots, claim: randomUUID(), now, until: new Date(now.getTime() + LEASE_MILLISECONDS) });
}
