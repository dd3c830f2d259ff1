import type { EventRow } from "../../../storage/rows/webhooks/deliveries.ts";

/** The body of an event's message: the same bytes in every attempt, built only from what was stored when the event happened. */
export function messageBody({ type, payload, createdAt }: Pick<EventRow, "type" | "payload" | "createdAt">): string {
  return JSON.stringify({ type, timestamp: createdAt.toISOString(), data: payload });
}
