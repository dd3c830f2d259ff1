// A worker's own connection: it holds the lock that shows others that the worker lives, and receives the notifications.
// After a disconnect, both are restored with a new lock as soon as the server is back: the old one may still be held by
// a session whose end the server has not noticed.
import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { WORKER_LOCKS } from "./claims.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

/** How to connect, what to listen to, and the callbacks. */
export interface ListeningLockOptions {
  connection: pg.ClientConfig;
  channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** The connection was lost and is being restored with another lock: claims under the former one must be moved. */
  onReturn(key: number): Promise<void>;
  /** The connection is restored. Notifications sent meanwhile were missed. */
  onBack(): void;
  onError(error: unknown): void;
}

/** A lock that lives as long as its connection. `key` is null while disconnected. */
export interface ListeningLock {
  key(): number | null;
  close(): Promise<void>;
}

interface Connected {
  client: pg.Client;
  key: number;
  lost: boolean;
}

const longestDelayMilliseconds = 2_000;

/** Connects, takes a lock and listens. Throws if the first connection fails; later ones are retried until `close`. */
export async function openListeningLock(options: ListeningLockOptions): Promise<ListeningLock> {
  let closed = false;
  let current: Connected | null = null;
  current = await connect();

  async function connect(): Promise<Connected> {
    const client = new pg.Client({ ...options.connection, application_name: "atelier worker", keepAlive: true });
    const connected: Connected = { client, key: randomInt(1, 2 ** 31 - 1), lost: false };
    const onLost = (error?: unknown) => {
      if (closed || connected.lost) return;
      connected.lost = true;
      if (error !== undefined) options.onError(error);
      if (connected === current) void reconnect();
    };
    client.on("error", onLost);
    client.on("end", () => onLost());
    client.on("notification", ({ channel, payload }) => options.onNotification(channel, payload ?? ""));
    await client.connect();
    await client.query("select pg_advisory_lock($1, $2)", [WORKER_LOCKS, connected.key]);
    for (const channel of options.channels) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    return connected;
  }

  async function reconnect(): Promise<void> {
    for (let wait = 50; !closed; wait = Math.min(wait * 2, longestDelayMilliseconds)) {
      await delay(wait);
      const connected = await attempt(() => connect());
      if (!connected.ok) continue;
      const returned = await attempt(() => options.onReturn(connected.value.key));
      if (closed || !returned.ok || connected.value.lost) {
        await connected.value.client.end();
        continue;
      }
      current = connected.value;
      return options.onBack();
    }
  }

  return {
    key: () => (current === null || current.lost ? null : current.key),
    close: async () => {
      closed = true;
      await current?.client.end();
    },
  };
}
