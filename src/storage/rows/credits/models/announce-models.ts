import { sql } from "drizzle-orm";
import type { Database } from "../../../database.ts";
import { CHANGES_CHANNEL } from "../../operations.ts";

/** The id under which changes of providers and of their settings are announced. */
export const MODELS_CHANGED = "models";

/** Announces to every process that providers, settings or the limit changed, when the caller's transaction commits. */
export async function announceModels(database: Database): Promise<void> {
  await database.execute(sql`select pg_notify(${CHANGES_CHANNEL}, ${MODELS_CHANGED})`);
}
