// A transaction on a connection of the pool's. It is begun here, and not by the query builder, so that statements which
// every create runs can be prepared on the connection by their names.
import { drizzle } from "drizzle-orm/node-postgres";
import type pg from "pg";
import type { Database } from "../database.ts";
import { poolOf } from "./pool-of.ts";

/** Runs `work` in one transaction of the pool's. What it throws undoes everything, and is thrown on. Not within another transaction. */
export async function transact<Result>(database: Database, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  const client = await poolOf(database).connect();
  const [outcome] = await Promise.allSettled([workAndCommit(client, work)]);
  if (outcome.status === "fulfilled") {
    client.release();
    return outcome.value;
  }
  const [undone] = await Promise.allSettled([client.query("rollback")]);
  client.release(undone.status === "rejected");
  throw outcome.reason;
}

async function workAndCommit<Result>(client: pg.PoolClient, work: (transaction: Database) => Promise<Result>): Promise<Result> {
  await client.query("begin");
  const result = await work(drizzle({ client }));
  await client.query("commit");
  return result;
}
