import type { IncomingHttpHeaders } from "node:http";
import { ServiceError } from "../../../../domain/errors.ts";

/**
 * Rejects the header `Idempotency-Key` of other APIs: ignored, it would promise that a repeated request has no effect.
 * Throws `invalid_input`, which names `requestId`.
 */
export function requireNoIdempotencyKey(headers: IncomingHttpHeaders): void {
  if (headers["idempotency-key"] === undefined) return;
  const message =
    "The header Idempotency-Key is not known here. What makes a request repeatable is requestId in its body: send a UUID there.";
  throw new ServiceError("invalid_input", message, { field: "Idempotency-Key" });
}
