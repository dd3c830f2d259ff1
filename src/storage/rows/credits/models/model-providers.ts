import { asc, eq } from "drizzle-orm";
import type { Database } from "../../../database.ts";
import { modelProviders } from "../../../tables/index.ts";

/** A connected provider as it is stored, its key sealed. */
export type ModelProviderRow = typeof modelProviders.$inferSelect;

/** The connected providers, in the order of their ids. */
export async function listModelProviders(database: Database): Promise<ModelProviderRow[]> {
  return database.select().from(modelProviders).orderBy(asc(modelProviders.id));
}

/** The connected provider with this id; null if there is none. */
export async function findModelProvider(database: Database, id: string): Promise<ModelProviderRow | null> {
  const [row] = await database.select().from(modelProviders).where(eq(modelProviders.id, id));
  return row ?? null;
}

/** Adds a provider; false, without changes, if its id is taken. */
export async function insertModelProvider(database: Database, row: ModelProviderRow): Promise<boolean> {
  const inserted = await database.insert(modelProviders).values(row).onConflictDoNothing().returning({ id: modelProviders.id });
  return inserted.length === 1;
}

/** Changes a provider; false if there is none with this id. */
export async function writeModelProvider(database: Database, id: string, changes: Partial<Omit<ModelProviderRow, "id">>): Promise<boolean> {
  const changed = await database.update(modelProviders).set(changes).where(eq(modelProviders.id, id)).returning({ id: modelProviders.id });
  return changed.length === 1;
}

/** Removes a provider with its key; false if there is none with this id. */
export async function deleteModelProvider(database: Database, id: string): Promise<boolean> {
  const gone = await database.delete(modelProviders).where(eq(modelProviders.id, id)).returning({ id: modelProviders.id });
  return gone.length === 1;
}
