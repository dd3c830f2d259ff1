// A transaction on a pool connection. It is begun here, not by the query builder, so that statements that every create
// runs can be prepared by name on the connection.
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "../database.ts";
import { poolOf } from "./pool-of.ts";
import { attempt } from "../../lib/attempts/attempt.ts";

/** Runs `work` in one transaction of the pool. A throw rolls everything back and is rethrown. Transactions cannot be nested. */
export async function transact<Result>(database: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  const client = await poolOf(database).connect();
  const outcome = await attempt(() => workAndCommit(client, work));
  if (outcome.ok) {
    client.release();
    return outcome.value;
  }
  const undone = await attempt(() => client.query("rollback"));
  client.release(!undone.ok);
  throw outcome.error;
}

async function workAndCommit<Result>(client: pg.PoolClient, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  await client.query("begin");
  const result = await work(drizzle({ client }));
  await client.query("commit");
  return result;
}
