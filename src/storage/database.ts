// One driver, one dialect. A `Database` is either the pool or an open transaction: a function that is given one cannot
// tell which, and so cannot write beside the transaction that it is part of.
import { drizzle } from "drizzle-orm/node-postgres";
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";

/** Where rows are read and written: the pool, or the transaction that the caller is in. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

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
  pool.on("error", options.onError);
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
