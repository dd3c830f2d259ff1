import type { WithResponse } from "../calls/api-promise.ts";
import { AtelierError } from "../errors/atelier-error.ts";
import { readRefusal } from "../errors/read-refusal.ts";
import { IdempotencyMismatchError } from "../errors/refusals.ts";
import type { Received } from "./attempt.ts";
import { readJson } from "./read-json.ts";

const json = "application/json";

/** What the request accepts, JSON by default, and whether a 404 is a success. */
export interface Expected {
  accept: string | undefined;
  mayBeGone: boolean;
}

/** What a response means: its data, which is JSON or the bytes of another media type, or an error. */
export function readOutcome(received: Received, { accept = json, mayBeGone }: Expected): WithResponse<unknown> | AtelierError {
  const { status, headers, bytes } = received;
  const isSuccess = status >= 200 && status < 300;
  const type = headers.get("content-type") ?? "";
  if (isSuccess && accept !== json && type.startsWith(accept)) return withResponse(received, bytes);
  const read = readJson(new TextDecoder().decode(bytes));
  if (isSuccess && headers.get("idempotency-mismatch") === "true") return mismatchOf(received);
  if (status === 204 || (isSuccess && accept === json && read !== null)) return withResponse(received, read?.value);
  if (status === 404 && mayBeGone) return withResponse(received, undefined);
  if (status >= 400) return readRefusal({ status, headers, body: isObject(read?.value) ? read.value : null });
  const location = headers.get("location");
  const what = location === null ? `${status} ${type}` : `${status}, a redirect to ${location}`;
  return new AtelierError(`The response does not come from an Atelier service (${what}). Check baseURL.`, { status, code: "BAD_ANSWER" });
}

function withResponse({ status, headers, bytes }: Received, data: unknown): WithResponse<unknown> {
  const body = bytes.length === 0 ? null : bytes;
  return { data, response: new Response(body, { status, headers }), httpRequestId: headers.get("x-request-id") };
}

function mismatchOf({ status, headers }: Received): AtelierError {
  const message = "This requestId was used before for something else, and nothing new was started. Send a new requestId for a new request.";
  return new IdempotencyMismatchError(message, { status, code: "IDEMPOTENCY_MISMATCH", httpRequestId: headers.get("x-request-id") });
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
