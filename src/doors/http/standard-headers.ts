// What every answer of this door carries. The API answers any origin, and never with credentials: a key is sent by a
// server, and a cookie means nothing here.

/** The most bytes that a request's body may have. */
export const BODY_BYTES_MAX = 65_536;

const EXPOSED = [
  ...[
    "X-Request-Id",
    "Idempotent-Replayed",
    "Preference-Applied",
    "Content-Disposition",
    "Allow",
    "Retry-After",
    "WWW-Authenticate",
    "ETag",
  ],
  ...["X-RateLimit-Limit", "X-RateLimit-Remaining", "X-RateLimit-Reset", "RateLimit", "RateLimit-Policy"],
].join(", ");

/** The headers of an answer to the request with this id. */
export function standardHeaders(requestId: string): Record<string, string> {
  return {
    "x-request-id": requestId,
    "access-control-allow-origin": "*",
    "access-control-expose-headers": EXPOSED,
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

/** The further headers of an answer to a preflight (the Fetch standard's CORS protocol). `methods` are those of the address asked about. */
export function preflightHeaders(methods: readonly string[]): Record<string, string> {
  return {
    allow: methods.join(", "),
    "access-control-allow-methods": methods.join(", "),
    "access-control-allow-headers": "Authorization, Content-Type, Accept, Prefer, If-None-Match",
    "access-control-max-age": "7200",
  };
}
