// A receiver of webhooks on the loopback: a real server that keeps what comes, answers as the test says, and judges every
// message with the library of the Standard Webhooks project.
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { mock } from "node:test";
import { Webhook } from "standardwebhooks";

/** A message as it came. `at` is milliseconds of the process. */
export interface Received {
  at: number;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
  id: string;
  event: { type: string; timestamp: string; data: Record<string, unknown> };
}

/** Answers a message; without one, every message is answered with 204. */
export type Answer = (received: Received, response: ServerResponse, request: IncomingMessage) => void;

/** A running receiver. */
export interface Receiver {
  url: string;
  port: number;
  received: Received[];
  answer(how: Answer): void;
  /** Returns when so many messages have come. */
  until(count: number): Promise<Received[]>;
  close(): Promise<void>;
}

const PATIENCE_MILLISECONDS = 20_000;

/** Opens a receiver. */
export async function openReceiver({ port = 0 }: { port?: number } = {}): Promise<Receiver> {
  const received: Received[] = [];
  let answer: Answer = (_received, response) => response.writeHead(204).end();
  let heard = Promise.withResolvers<void>();
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const body = Buffer.concat(pieces).toString();
      const { headers, url: path = "" } = request;
      const one = { at: performance.now(), path, headers, body, id: String(headers["webhook-id"]), event: JSON.parse(body) };
      received.push(one);
      answer(one, response, request);
      heard.resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // A server that listens on an interface has an address of this kind.
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${taken}/hooks`,
    port: taken,
    received,
    answer: (how) => void (answer = how),
    until: async (count) => {
      const timer = setTimeout(() => heard.reject(new Error(`of ${count} messages ${received.length} came`)), PATIENCE_MILLISECONDS);
      try {
        while (received.length < count) {
          heard = Promise.withResolvers();
          await heard.promise;
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

/** Judges a message with the specification's own library, at the moment at which it says that it was sent. Throws when it is not genuine. */
export function verify({ headers, body }: Pick<Received, "headers" | "body">, secret: string): unknown {
  const plain = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
  mock.timers.enable({ apis: ["Date"], now: Number(plain["webhook-timestamp"]) * 1_000 });
  try {
    return new Webhook(secret).verify(body, plain);
  } finally {
    mock.timers.reset();
  }
}
