import pg from "pg";
import type { Database } from "../database.ts";

/** The pool itself, for statements that requests share and that therefore belong to no transaction. Throws when given a transaction. */
export function poolOf(database: Database): pg.Pool {
  if ("$client" in database && database.$client instanceof pg.Pool) return database.$client;
  throw new Error("a statement that requests share was run inside a transaction");
}
