// One driver, one dialect. A `Database` is either the pool or an open transaction: a function that receives one does not
// know which, and so cannot write outside the transaction it is part of.
import type { NodePgQueryResultHKT } from "drizzle-orm/node-postgres";
import type { PgDatabase } from "drizzle-orm/pg-core";

/** Where rows are read and written: the pool, or the caller's transaction. */
export type Database = PgDatabase<NodePgQueryResultHKT, Record<string, never>>;
