// The headers of every response of this entrypoint. The API allows any origin, never with credentials: keys are sent by
// servers, and cookies are ignored.
import { API_VERSION } from "../../domain/webhooks/event-types.ts";

/** The maximum size of a request body in bytes. */
export const BODY_BYTES_MAX = 65_536;

const EXPOSED = [
  "X-Request-Id",
  "Idempotent-Replayed",
  "Idempotency-Mismatch",
  "Preference-Applied",
  "Content-Disposition",
  "Allow",
  "Retry-After",
  "WWW-Authenticate",
  "ETag",
  "X-RateLimit-Limit",
  "X-RateLimit-Remaining",
  "X-RateLimit-Reset",
  "RateLimit",
  "RateLimit-Policy",
  "API-Version",
].join(", ");

/** The headers of the response to the request with this id. */
export function standardHeaders(requestId: string): Record<string, string> {
  return {
    "x-request-id": requestId,
    "api-version": API_VERSION,
    "access-control-allow-origin": "*",
    "access-control-expose-headers": EXPOSED,
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

/** The additional headers of a preflight response (the Fetch standard's CORS protocol). `methods` are those of the requested path. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    allow: methods.join(", "),
    "access-control-allow-methods": methods.join(", "),
    "access-control-allow-headers": "Authorization, Content-Type, Accept, Prefer, If-None-Match, Last-Event-ID",
    "access-control-max-age": "7200",
  };
}
