import pg from "pg";
import { attempt } from "../../lib/attempts/attempt.ts";
import { WORKER_LOCKS } from "./claims.ts";

const CONNECTING_MILLISECONDS_MAX = 5_000;

/** Whether a worker lives that builds from this database: it holds a lock there. False for a database that cannot be reached. */
export async function findWorker(databaseUrl: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: CONNECTING_MILLISECONDS_MAX });
  // A connection that is lost is reported here as well as by the query.
  client.on("error", () => undefined);
  const found = await attempt(async () => {
    await client.connect();
    const { rowCount } = await client.query(
      `select from pg_locks join pg_database on pg_database.oid = pg_locks.database
       where datname = current_database() and locktype = 'advisory' and classid = $1 and granted limit 1`,
      [WORKER_LOCKS],
    );
    return rowCount === 1;
  });
  await attempt(() => client.end());
  return found.ok && found.value;
}
