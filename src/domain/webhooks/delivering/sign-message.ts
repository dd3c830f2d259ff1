// Standard Webhooks 1.0: receivers identify a message by its id, and verify it by a signature over id, timestamp and
// body.
import { keyedHash } from "../../../lib/crypto/secrets.ts";

/** A message as sent: its event's id, the time of this attempt, and its body. */
export interface Message {
  eventId: string;
  at: Date;
  body: string;
}

/** The id of an event for its receivers. */
export function messageId(eventId: string): string {
  return `msg_${eventId.replaceAll("-", "")}`;
}

/** The headers of a message, signed with each of these secrets, the current one first. */
export function signMessage({ eventId, at, body }: Message, secrets: readonly Uint8Array[]): Record<string, string> {
  const id = messageId(eventId);
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const sign = (secret: Uint8Array) => Buffer.from(keyedHash(secret, `${id}.${timestamp}.${body}`), "hex").toString("base64");
  return {
    "content-type": "application/json",
    "user-agent": "Atelier-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map((secret) => `v1,${sign(secret)}`).join(" "),
  };
}
