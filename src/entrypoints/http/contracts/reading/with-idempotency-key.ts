import type { IncomingHttpHeaders } from "node:http";
import { idOfName, readUuid } from "../../../../lib/ids.ts";

/**
 * The body of a request that can be repeated, with the `Idempotency-Key` of its headers as its `requestId` if it has none. A key
 * that is no UUID is one by its hash. What is no object is returned as it is.
 */
export function withIdempotencyKey(body: unknown, headers: IncomingHttpHeaders): unknown {
  const key = headers["idempotency-key"];
  if (typeof key !== "string" || key === "" || typeof body !== "object" || body === null || Array.isArray(body)) return body;
  const stated: Readonly<Record<string, unknown>> = { ...body };
  if (stated["requestId"] !== undefined && stated["requestId"] !== null) return body;
  return { ...stated, requestId: readUuid(key) ?? idOfName(`idempotency-key/${key}`) };
}
