import { once } from "node:events";
import { rm } from "node:fs/promises";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { makeOwnFolder } from "../sandbox/own-folder.ts";

/** A socket of ours that forwards to another process's: it exists before that process listens, and outlives it. */
export interface Relay {
  /** The path that clients connect to. */
  socket: string;
  close(): Promise<void>;
}

const RETRY_MILLISECONDS = 5;

/** Connects as soon as something listens there; null once the connection is no longer wanted. */
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
  const folder = await makeOwnFolder(tmpdir(), "atelier-relay");
  const socket = join(folder, "api");
  let isOpen = true;

  /**
   * Keeps reading after the other process has gone, until the client has sent everything. TypeScript's client cannot
   * write to a broken socket: its `sendRequest` then rejects a promise that nobody handles, which would end our process.
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
