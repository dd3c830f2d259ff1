// One driver, one dialect. A `Database` is either the pool or an open transaction: a function that is given one cannot
// tell which, and so cannot write beside the transaction that it is part of.
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";
import pg from "pg";

/** Where rows are read and written: the pool, or the transaction that the caller is in. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;

/** The pool itself, for statements that requests share and that therefore belong to no transaction. Throws when given a transaction. */
export function poolOf(database: Database): pg.Pool {
  if ("$client" in database && database.$client instanceof pg.Pool) return database.$client;
  throw new Error("a statement that requests share was run inside a transaction");
}
