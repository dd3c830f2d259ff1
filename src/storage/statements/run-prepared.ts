import pg from "pg";
import type { Database } from "../database.ts";

/** A statement that is prepared once per connection, under its name. */
export interface Prepared {
  name: string;
  text: string;
  values: unknown[];
}

/** Runs a prepared statement in the transaction that `database` is, or on the pool. */
export async function runPrepared<Row extends pg.QueryResultRow>(database: Database, prepared: Prepared): Promise<Row[]> {
  const { rows } = await clientOf(database).query<Row>(prepared);
  return rows;
}

function clientOf(database: Database): pg.Pool | pg.ClientBase {
  const client = "$client" in database ? database.$client : null;
  if (client instanceof pg.Pool || client instanceof pg.Client) return client;
  throw new Error("a prepared statement was run in a transaction that transact did not begin");
}
