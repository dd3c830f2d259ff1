import { once } from "node:events";
import type { ServerResponse } from "node:http";

/** Sends chunks with backpressure, and ends the response; stops when the browser disconnects. */
export async function sendPieces(response: ServerResponse, pieces: AsyncIterable<Uint8Array>): Promise<void> {
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  for await (const piece of pieces) {
    if (gone.signal.aborted) return;
    if (!response.write(piece)) await Promise.race([once(response, "drain", { signal: gone.signal }), closed(gone.signal)]);
  }
  response.end();
}

function closed(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => (signal.aborted ? resolve() : signal.addEventListener("abort", () => resolve(), { once: true })));
}
