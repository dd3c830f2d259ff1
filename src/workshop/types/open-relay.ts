import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** A socket of ours that hands on to another process's: it is there before that process listens, and outlives it. */
export interface Relay {
  /** Where a client connects. */
  socket: string;
  close(): Promise<void>;
}

const RETRY_MILLISECONDS = 5;

/** Connects as soon as somebody listens there; null once nobody wants it any more. */
async function connectTo(target: string, isWanted: () => boolean): Promise<Socket | null> {
  while (isWanted()) {
    const socket = createConnection(target);
    const isConnected = await once(socket, "connect").then(
      () => true,
      () => false,
    );
    if (isConnected) return socket;
    await wait(RETRY_MILLISECONDS);
  }
  return null;
}

/** Opens a socket that only we can reach, for clients of the process that listens at `target`. */
export async function openRelay(target: string): Promise<Relay> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-relay-"));
  const socket = join(folder, "api");
  let isOpen = true;

  /**
   * Reads on when the other process has gone, until the client has said all. TypeScript's client cannot be written to
   * once its socket is broken: its `sendRequest` then fails in a promise that nobody holds, which would end our process.
   */
  const handOn = async (client: Socket): Promise<void> => {
    client.on("error", () => undefined);
    const upstream = await connectTo(target, () => isOpen && !client.destroyed);
    if (!upstream) return void client.destroy();
    upstream.on("error", () => undefined);
    client.pipe(upstream);
    upstream.pipe(client, { end: false });
    upstream.once("close", () => {
      client.unpipe(upstream);
      client.resume();
      client.end();
    });
  };

  const server = createServer({ allowHalfOpen: true }, (client) => void handOn(client));
  server.listen(socket);
  await once(server, "listening");
  return {
    socket,
    async close() {
      isOpen = false;
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
