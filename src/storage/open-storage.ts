import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import type { Database } from "./database.ts";

/** The open connection pool. `close` waits for running queries. */
export interface Storage {
  database: Database;
  pool: pg.Pool;
  close(): Promise<void>;
}

/** How a pool is opened: a connection string, or a Unix socket's folder; `size` is the maximum number of connections. */
export interface StorageOptions {
  connection: pg.PoolConfig;
  size: number;
  onError(error: Error): void;
}

/** Opens a pool. Connections dropped by the server are replaced; the error is reported and not thrown. */
export function openStorage(options: StorageOptions): Storage {
  const pool = new pg.Pool({ ...options.connection, max: options.size, application_name: "atelier", keepAlive: true });
  pool.on("error", (error) => pool.ending || options.onError(error));
  takeBackBroken(pool);
  return { database: drizzle({ client: pool }), pool, close: () => pool.end() };
}

// A checked-out connection that breaks reports it twice: to the running query, which rejects, and as an event, which
// must have a listener. It stays checked out if a transaction cannot even begin on it, so it is released here.
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
