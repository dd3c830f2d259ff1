// The library answers as the Fetch standard does; the socket is Node's. A stream is sent as fast as the client takes it,
// and is cancelled when the client goes, which ends what was waited for.
import type { ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { ReadableStream } from "node:stream/web";

/** Sends a response, with these headers beside its own. Rejects where the client goes before its end. */
export async function sendWebResponse(
  response: ServerResponse,
  { answer, headers }: { answer: Response; headers: Record<string, string> },
): Promise<void> {
  const told = { ...Object.fromEntries(answer.headers), ...headers };
  const isStream = answer.headers.get("content-type")?.startsWith("text/event-stream") ?? false;
  if (answer.body === null || !isStream) {
    const bytes = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, { ...told, "content-length": String(bytes.length) }).end(bytes);
    return;
  }
  // A proxy that compressed a stream would hold it back.
  response.writeHead(answer.status, { ...told, "cache-control": "no-store, no-transform" }).flushHeaders();
  await pipeline(Readable.fromWeb(nodeStream(answer.body)), response);
}

// The same class at run time: the DOM's name for it and Node's are two declarations.
function nodeStream(stream: NonNullable<Response["body"]>): ReadableStream {
  return stream as ReadableStream;
}
