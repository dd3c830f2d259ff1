import { isUtf8 } from "node:buffer";
import { ServiceError } from "../../domain/errors.ts";
import { attemptSync } from "../../lib/attempts/attempt-sync.ts";

/** A body as it arrived, with the headers that say how to read it. */
export interface SentBody {
  bytes: Uint8Array | null;
  contentType: string | undefined;
  contentEncoding: string | undefined;
}

/** A request body as JSON; undefined if empty. Throws for another content type or encoding, bytes that are not UTF-8, or invalid JSON. */
export function readBody({ bytes, contentType, contentEncoding = "identity" }: SentBody): unknown {
  if (bytes === null || bytes.length === 0) return undefined;
  const type = contentType?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") throw invalid("The body is not sent as JSON: set the header Content-Type to application/json.");
  if (contentEncoding.trim().toLowerCase() !== "identity")
    throw invalid("The body is compressed: send it as it is, without the header Content-Encoding.");
  if (!isUtf8(bytes)) throw invalid("The body is not UTF-8 text: encode it as UTF-8.");
  const json = attemptSync<unknown>(() => JSON.parse(new TextDecoder().decode(bytes)));
  if (!json.ok) throw invalid(`The body is not valid JSON: check its quotes, commas and brackets${placeOf(json.error)}.`);
  return json.value;
}

// Empty where the parser does not say it.
function placeOf({ message }: Error): string {
  const place = /line \d+ column \d+/.exec(message)?.[0];
  return place === undefined ? "" : ` at ${place} or just before`;
}

function invalid(message: string): ServiceError {
  return new ServiceError("invalid_input", message, { field: null });
}
