import type { EventRow } from "../../../storage/rows/webhooks/deliveries.ts";
import { API_VERSION } from "../event-types.ts";
import { messageId } from "./sign-message.ts";

/** What of an event its message contains. */
export type Announced = Pick<EventRow, "id" | "type" | "payload" | "sequence" | "createdAt">;

/** The body of an event's message: the same bytes in every attempt, built only from what was stored when the event happened. */
export function messageBody({ id, type, payload, sequence, createdAt }: Announced): string {
  const timestamp = createdAt.toISOString();
  return JSON.stringify({ id: messageId(id), type, apiVersion: API_VERSION, timestamp, sequence, data: payload });
}
