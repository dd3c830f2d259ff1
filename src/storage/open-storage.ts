import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./database.ts";

/** The open connection pool. `close` waits for the queries under way. */
export interface Storage {
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** How a pool is opened: a connection string, or a Unix socket's folder; `size` is the most connections that it opens. */
export interface StorageOptions {
  connection: pg.PoolConfig;
  size: number;
  onError(error: Error): void;
}

/** Opens a pool. Connections that the server drops are replaced; the error is reported and nothing is thrown. */
export function openStorage(options: StorageOptions): Storage {
  const pool = new pg.Pool({ ...options.connection, max: options.size, application_name: "atelier", keepAlive: true });
  pool.on("error", (error) => pool.ending || options.onError(error));
  takeBackBroken(pool);
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() };
}

// A connection that breaks while it is lent says so twice: to the query under way, which rejects, and as an event, which
// may not go unheard. And it stays lent when a transaction cannot even begin on it, so it is taken back here.
function takeBackBroken(pool: pg.Pool): void {
  const lent = new WeakSet<pg.PoolClient>();
  pool.on("acquire", (client) => lent.add(client));
  pool.on("release", (_error, client) => lent.delete(client));
  pool.on("connect", (client) => {
    client.on("error", () => undefined);
    client.once("end", () => {
      if (!lent.has(client)) return;
      client.release(true);
      client.release = () => undefined;
    });
  });
}
