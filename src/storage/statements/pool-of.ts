import pg from "pg";
import type { Database } from "../database.ts";

/** Returns the pool itself. Throws for a transaction. */
export function poolOf(database: Database): pg.Pool {
  if ("$client" in database && database.$client instanceof pg.Pool) return database.$client;
  throw new Error("what wants the pool was run inside a transaction");
}
