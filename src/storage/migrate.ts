// Migrations are forward-only SQL, applied at startup. Several processes may start at once, and the migrator itself
// takes no lock: a session advisory lock around it lets one run first, and the others find nothing left to do.
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { fileURLToPath } from "node:url";
import type pg from "pg";

const migrationLock = 4_242_001;
const migrationsFolder = fileURLToPath(new URL("../../migrations", import.meta.url));

/** Migrates the database to the current schema. Throws if the server rejects it, and then changes nothing. */
export async function migrateDatabase(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
    await client.query("select pg_advisory_unlock($1)", [migrationLock]);
  } finally {
    client.release(true);
  }
}
