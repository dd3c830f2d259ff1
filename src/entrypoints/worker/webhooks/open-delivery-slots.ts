// How many deliveries may run per endpoint. An endpoint starts with few slots and earns one with each successful
// delivery, so that one that hangs never has more than those few, and a fast one always has enough.
import type { Slots } from "../../../domain/webhooks/delivering/claim-due.ts";
import type { AttemptEnd } from "../../../domain/webhooks/delivering/make-attempt.ts";

/** The slots of one process. */
export interface DeliverySlots {
  readonly taken: number;
  /** The free slots, for a claim. */
  left(): Omit<Slots, "endpointIds">;
  take(endpointId: string, isFailing: boolean): void;
  give(endpointId: string, ended: { isFailing: boolean; end: AttemptEnd }): void;
}

/** The number of slots: in total, for failing endpoints, and for one endpoint at first and at most. */
export interface DeliverySlotLimits {
  all: number;
  failing: number;
  first: number;
  most: number;
}

/** Creates the slots of a process. */
export function openDeliverySlots({ all, failing, first, most }: DeliverySlotLimits): DeliverySlots {
  // Only endpoints with running deliveries.
  const endpoints = new Map<string, { taken: number; earned: number }>();
  let taken = 0;
  let takenByFailing = 0;
  return {
    get taken() {
      return taken;
    },
    left: () => ({
      slots: all - taken,
      failingSlots: Math.max(0, failing - takenByFailing),
      slotsOf: new Map([...endpoints].map(([id, one]) => [id, Math.max(0, one.earned - one.taken)])),
      firstSlots: first,
    }),
    take: (endpointId, isFailing) => {
      const one = endpoints.get(endpointId) ?? { taken: 0, earned: isFailing ? 1 : first };
      endpoints.set(endpointId, { ...one, taken: one.taken + 1 });
      taken += 1;
      if (isFailing) takenByFailing += 1;
    },
    give: (endpointId, { isFailing, end }) => {
      const one = endpoints.get(endpointId);
      taken -= 1;
      if (isFailing) takenByFailing -= 1;
      if (one === undefined || one.taken <= 1) endpoints.delete(endpointId);
      else endpoints.set(endpointId, { taken: one.taken - 1, earned: end === "delivered" ? Math.min(most, one.earned + 1) : 1 });
    },
  };
}
