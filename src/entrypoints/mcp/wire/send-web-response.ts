// The library returns Fetch responses; the socket is Node's. A stream is sent as fast as the client reads it, and is
// cancelled when the client disconnects, which ends the work behind it.
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

/** Sends a response, with these additional headers. Rejects if the client disconnects early. */
export async function sendWebResponse(
  response: ServerResponse,
  { answer, headers }: { answer: Response; headers: Record<string, string> },
): Promise<void> {
  const sentHeaders = { ...Object.fromEntries(answer.headers), ...headers };
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (answer.body === null || !isStream) {
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { ...sentHeaders, "content-length": String(bytes.length) }).end(bytes);
    return;
  }
  // A proxy that compresses a stream would delay it.
  response.writeHead(answer.status, { ...sentHeaders, "cache-control": "no-store, no-transform" }).flushHeaders();
  await pipeline(Readable.fromWeb(nodeStream(answer.body)), response);
}

// The same class at run time: the DOM and Node declare it separately.
function nodeStream(stream: NonNullable<Response["body"]>): ReadableStream {
  return stream as ReadableStream;
}
