import { type AtelierEvent, webhooks, type WebhookEvent } from "@atelier/sdk";

const PATIENCE_MILLISECONDS = 15_000;

/** What the service calls itself when it sends an event. */
const USER_AGENT = "Atelier-Webhooks/1";

/** What came of forwarding an event: the status of the response, or why there was none. */
export interface Forwarded {
  status: number | null;
  error: string | null;
  milliseconds: number;
}

/** Sends an event to a receiver as the service would: the same body and headers, signed now with this secret. */
export async function forwardEvent(
  event: AtelierEvent,
  { url, secret, signal }: { url: string; secret: string; signal: AbortSignal },
): Promise<Forwarded> {
  const { body, headers } = await webhooks.sign({ event: bodyOf(event), id: event.id, secret });
  const began = performance.now();
  const limit = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MILLISECONDS)]);
  const elapsed = () => Math.round(performance.now() - began);
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: { ...headers, "user-agent": USER_AGENT },
      redirect: "manual",
      signal: limit,
    });
    await response.arrayBuffer();
    return { status: response.status, error: null, milliseconds: elapsed() };
  } catch (error) {
    signal.throwIfAborted();
    return { status: null, error: reasonOf(error), milliseconds: elapsed() };
  }
}

// The type of an event of a newer service may be unknown here; it is forwarded as it is.
function bodyOf({ type, createdAt, sequence, data }: AtelierEvent): WebhookEvent {
  return { type, timestamp: createdAt, sequence, data } as WebhookEvent;
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === "TimeoutError") return `no response within ${PATIENCE_MILLISECONDS / 1_000} s`;
  if (error instanceof Error && error.cause instanceof Error && error.cause.message !== "") return error.cause.message;
  return error instanceof Error ? error.message : String(error);
}
