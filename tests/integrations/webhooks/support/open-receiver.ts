// A webhook receiver on loopback: a real server that stores what it receives, responds as the test says, and verifies
// every message with the Standard Webhooks library.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mock } from "node:test";
import { Webhook } from "standardwebhooks";

/** A received message. `at` is in milliseconds of the process. */
export interface Received {
  at: number;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  id: string;
  event: { id: string; type: string; apiVersion: string; timestamp: string; sequence: number | null; data: Record<string, unknown> };
}

/** Responds to a message; by default with 204. */
export type Responder = (received: Received, response: ServerResponse, request: IncomingMessage) => void;

/** A running receiver. */
export interface Receiver {
  url: string;
  port: number;
  received: Received[];
  respond(responder: Responder): void;
  /** Resolves once this many messages have arrived. */
  until(count: number): Promise<Received[]>;
  close(): Promise<void>;
}

const TIMEOUT_MILLISECONDS = 20_000;

/** Opens a receiver. */
export async function openReceiver({ port = 0 }: { port?: number } = {}): Promise<Receiver> {
  const received: Received[] = [];
  let responder: Responder = (_received, response) => response.writeHead(204).end();
  let arrived = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(pieces).toString();
      const { headers, url: path = "" } = request;
      const one = { at: performance.now(), path, headers, body, id: String(headers["webhook-id"]), event: JSON.parse(body) };
      received.push(one);
      responder(one, response, request);
      arrived.resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A listening TCP server has an address of this type.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/hooks`,
    port: taken,
    received,
    respond: (next) => void (responder = next),
    until: async (count) => {
      const timer = setTimeout(() => arrived.reject(new Error(`${received.length} of ${count} messages arrived`)), TIMEOUT_MILLISECONDS);
      try {
        while (received.length < count) {
          arrived = Promise.withResolvers();
          await arrived.promise;
        }
      } finally {
        clearTimeout(timer);
      }
      return received;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Verifies a message with the specification's own library, at its own timestamp. Throws if it is not authentic. */
export function verify({ headers, body }: Pick<Received, "headers" | "body">, secret: string): unknown {
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  mock.timers.enable({ apis: ["Date"], now: Number(plain["webhook-timestamp"]) * 1_000 });
  try {
    return new Webhook(secret).verify(body, plain);
  } finally {
    mock.timers.reset();
  }
}
