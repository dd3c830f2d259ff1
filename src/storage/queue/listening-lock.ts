// One connection of a worker's own: it holds the lock by which others see that the worker lives, and hears the
// notifications. When the server goes away, both are taken again as soon as it is back, with a new lock: the old one
// may still be held by a session whose end the server has not noticed.
import { randomInt } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { WORKER_LOCKS } from "./claims.ts";

/** How the connection is made, what is listened to, and what happens then. */
export interface ListeningLockOptions {
  connection: pg.ClientConfig;
  channels: readonly string[];
  onNotification(channel: string, payload: string): void;
  /** The connection was lost and is being made again, under another lock: what stands under the former one is moved. */
  onReturn(key: number): Promise<void>;
  /** The connection is back. What was notified meanwhile was not heard. */
  onBack(): void;
  onError(error: unknown): void;
}

/** A lock that lives as long as its connection. `key` is null while the connection is lost. */
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

/** Connects, takes a lock and listens. Throws when the first connection fails; later ones are tried until `close`. */
export async function openListeningLock(options: ListeningLockOptions): Promise<ListeningLock> {
  let closed = false;
  let present: Connected | null = null;
  present = await connect();

  async function connect(): Promise<Connected> {
    const client = new pg.Client({ ...options.connection, application_name: "atelier worker", keepAlive: true });
    const connected: Connected = { client, key: randomInt(1, 2 ** 31 - 1), lost: false };
    const onLost = (error?: unknown) => {
      if (closed || connected.lost) return;
      connected.lost = true;
      if (error !== undefined) options.onError(error);
      if (connected === present) void reconnect();
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
      const [attempt] = await Promise.allSettled([connect()]);
      if (attempt.status === "rejected") continue;
      const [returned] = await Promise.allSettled([options.onReturn(attempt.value.key)]);
      if (closed || returned.status === "rejected" || attempt.value.lost) {
        await attempt.value.client.end();
        continue;
      }
      present = attempt.value;
      return options.onBack();
    }
  }

  return {
    key: () => (present === null || present.lost ? null : present.key),
    close: async () => {
      closed = true;
      await present?.client.end();
    },
  };
}
