// The body of a call. JSON is parsed synchronously, and the cost depends not on its length but on its structure: four
// megabytes of brackets block the event loop for a second, four megabytes of text for a few milliseconds. So brackets,
// braces, colons and commas are counted first; no call of ours has many.
import type { IncomingMessage } from "node:http";
import { ServiceError } from "../../../domain/errors.ts";

/** Maximum body size in bytes: for requests with a session cookie, and for all others. */
export const BODY_BYTES_MAX = { known: 4 * 2 ** 20, stranger: 64 * 2 ** 10 };

/** Maximum number of structural characters outside strings in a body. */
export const SIGNS_MAX = 50_000;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
const SIGNS = new Uint8Array(256);
for (const sign of "[]{}:,") SIGNS[sign.charCodeAt(0)] = 1;

/** Reads a JSON body as text; empty for a read. Throws `body_too_large`, or `invalid_input` if not JSON or too complex. */
export async function readText(request: IncomingMessage, { bytesMax }: { bytesMax: number }): Promise<string> {
  if (request.method === "GET" || request.method === "HEAD") return "";
  if (!/^application\/json(?:;|$)/i.test(request.headers["content-type"] ?? "")) {
    throw new ServiceError("invalid_input", "The body is not sent as JSON.", { field: null });
  }
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of request) {
    const bytes = Buffer.from(piece);
    length += bytes.length;
    if (length > bytesMax)
      throw new ServiceError("body_too_large", `This is more than ${bytesMax} bytes. Send less at once.`, { bytesMax });
    pieces.push(bytes);
  }
  const bytes = Buffer.concat(pieces);
  if (signsIn(bytes) > SIGNS_MAX) {
    throw new ServiceError("invalid_input", "There are too many values in this request. Send fewer at once.", { field: null });
  }
  return bytes.toString("utf8");
}

/** The number of structural characters in JSON, counted up to one above the limit. */
function signsIn(bytes: Buffer): number {
  let signs = 0;
  for (let at = 0; at < bytes.length && signs <= SIGNS_MAX; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === QUOTE) at = endOfText(bytes, at);
    else signs += SIGNS[byte] ?? 0;
  }
  return signs;
}

/** The end of the string that starts here: its closing quote, or the end of the bytes. */
function endOfText(bytes: Buffer, start: number): number {
  for (let at = start + 1; at < bytes.length; at += 1) {
    if (bytes[at] === QUOTE) return at;
    if (bytes[at] === BACKSLASH) at += 1;
  }
  return bytes.length;
}
