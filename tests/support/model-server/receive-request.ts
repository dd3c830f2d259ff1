import { buffer } from "node:stream/consumers";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Exchange } from "./play-turn.ts";
import type { Protocol } from "./protocol.ts";
import type { SeenRequest } from "./seen-request.ts";

/** The two halves of a connection, as Node's server passes them. */
export interface Connection {
  incoming: IncomingMessage;
  response: ServerResponse;
}

/** Reads a complete request and begins its exchange. Throws if the body is not a request of the protocol. */
export async function receiveRequest(
  { incoming, response }: Connection,
  { protocol, number }: { protocol: Protocol; number: number },
): Promise<Exchange> {
  const gone = new AbortController();
  const begun = Promise.withResolvers<void>();
  let cutHere = false;
  const ended = new Promise<void>((resolve) => response.once("close", resolve));
  const bytes = await buffer(incoming);
  const body: unknown = JSON.parse(bytes.toString("utf8"));
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  const request: SeenRequest = {
    ...protocol.read(body),
    protocol: protocol.name,
    path: incoming.url ?? "",
    headers: Object.fromEntries(headers),
    body,
    bytes: bytes.length,
    aborted: false,
    begun: begun.promise,
    closed: settle(),
  };
  // Everything that a test reads after `closed` is set by then.
  async function settle(): Promise<void> {
    await ended;
    request.aborted = !cutHere && !response.writableFinished;
    gone.abort();
  }
  const cut = () => {
    cutHere = true;
    response.destroy();
  };
  return { protocol, request, response, gone: gone.signal, number, begin: begun.resolve, cut };
}
