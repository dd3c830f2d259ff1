// Verification of webhooks: the signature and the timestamp of the raw bytes are checked before they are parsed.
import { WebhookVerificationError } from "../errors/webhook-verification-error.ts";
import { readJson } from "../transport/read-json.ts";
import { API_VERSION } from "../types/api-version.ts";
import type { WebhookEvent } from "../types/events.ts";
import { isSigned, signDelivery } from "./signature.ts";

/** A delivered event. `id` is the same in every delivery of an event: ignore ids that you have already processed. */
export type DeliveredEvent = WebhookEvent & {
  /** The id of the event, from the `webhook-id` header; the same at every delivery. */
  id: string;
};

/** The headers of a delivery: a `Headers` object, or a plain object such as Node's. Names are case-insensitive. */
export type DeliveryHeaders = Headers | Readonly<Record<string, string | readonly string[] | undefined>>;

/** Options for verifying a delivery. */
export interface UnwrapOptions {
  /** How many seconds old, or ahead of this machine's clock, the delivery may be: 300 by default. */
  toleranceSeconds?: number | undefined;
}

/** An event to sign, as the service would. */
export interface SignEvent {
  /** What happened. */
  event: WebhookEvent;
  /** The webhook's secret, `whsec_` and base64. */
  secret: string;
  /** The event's id. Default: the one in `event`, or a new one. */
  id?: string | undefined;
  /** When it is sent. Default: now. */
  sentAt?: Date | undefined;
}

/** A delivery as a receiver gets it. */
export interface SignedDelivery {
  /** The body, as text. */
  body: string;
  /** The headers, lower case. */
  headers: Record<"content-type" | "webhook-id" | "webhook-signature" | "webhook-timestamp", string>;
}

/** Verifies webhooks, and signs them for tests. Needs no API key. */
export class Webhooks {
  /**
   * Verifies a delivery and returns its event, typed by `type`. `body` must be the raw body: the signature does not match a
   * body that was parsed and serialised again. During secret rotation, pass both secrets. Throws `WebhookVerificationError`,
   * whose `code` says why.
   *
   * @example
   * ```ts
   * const event = await webhooks.unwrap(await request.text(), request.headers, secret);
   * if (event.type === "operation.done") console.log(`${event.data.projectId} is at ${event.data.links.deployment}`);
   * ```
   */
  async unwrap(
    body: string | Uint8Array,
    headers: DeliveryHeaders,
    secret: string | readonly string[],
    options: UnwrapOptions = {},
  ): Promise<DeliveredEvent> {
    const { toleranceSeconds = 300 } = options;
    if (typeof body !== "string" && !(body instanceof Uint8Array)) {
      throw new WebhookVerificationError("BAD_BODY", "The body must be the raw bytes or text of the request, not the parsed value.");
    }
    const id = readHeader(headers, "webhook-id");
    const timestamp = readTimestamp(readHeader(headers, "webhook-timestamp"), toleranceSeconds);
    const signature = readHeader(headers, "webhook-signature");
    const bytes = typeof body === "string" ? new TextEncoder().encode(body) : body;
    if (!(await isSigned({ id, timestamp, body: bytes }, signature, [secret].flat()))) {
      throw new WebhookVerificationError(
        "NO_MATCHING_SIGNATURE",
        "No signature matches: either the secret is a different one, or the body was changed.",
      );
    }
    return { ...readEvent(new TextDecoder().decode(bytes)), id };
  }

  /**
   * Signs an event as the service does, to test a receiver.
   *
   * @example
   * ```ts
   * const event = { type: "webhook.test", timestamp: new Date().toISOString(), data: {} } as const;
   * const { body, headers } = await webhooks.sign({ event, secret });
   * console.log((await webhooks.unwrap(body, headers, secret)).type);
   * ```
   */
  async sign(delivery: SignEvent): Promise<SignedDelivery> {
    const { event, secret, sentAt = new Date() } = delivery;
    const { id = event.id ?? `msg_${crypto.randomUUID().replaceAll("-", "")}` } = delivery;
    const { type, apiVersion = API_VERSION, timestamp: happenedAt, sequence = null, data } = event;
    // In the order of the service.
    const body = JSON.stringify({ id, type, apiVersion, timestamp: happenedAt, sequence, data });
    const timestamp = Math.floor(sentAt.getTime() / 1_000);
    const signature = await signDelivery({ id, timestamp, body: new TextEncoder().encode(body) }, secret);
    return {
      body,
      headers: {
        "content-type": "application/json",
        "webhook-id": id,
        "webhook-timestamp": String(timestamp),
        "webhook-signature": signature,
      },
    };
  }
}

/** Verifies webhooks, and signs them for tests. Needs no client. */
export const webhooks: Webhooks = new Webhooks();

function readHeader(headers: DeliveryHeaders, name: string): string {
  const value = headers instanceof Headers ? headers.get(name) : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const text = [value ?? ""].flat().join(" ").trim();
  if (text === "")
    throw new WebhookVerificationError("MISSING_HEADER", `The delivery has no ${name} header, so it does not come from Atelier.`);
  return text;
}

function readTimestamp(text: string, toleranceSeconds: number): number {
  const timestamp = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
  const age = Date.now() / 1_000 - timestamp;
  if (age > toleranceSeconds)
    throw new WebhookVerificationError("TIMESTAMP_TOO_OLD", `The delivery is too old: it was sent ${Math.round(age)} s ago.`);
  if (age >= -toleranceSeconds) return timestamp;
  throw new WebhookVerificationError("TIMESTAMP_TOO_NEW", "The delivery's timestamp is invalid, or ahead of this machine's clock.");
}

function readEvent(text: string): WebhookEvent {
  const json = readJson(text);
  if (json === null) throw new WebhookVerificationError("BAD_BODY", "The signature is valid, but the body is not JSON.");
  return signedEvent(json.value);
}

// The signature proves that the service wrote it.
function signedEvent(value: unknown): WebhookEvent {
  return value as WebhookEvent;
}
