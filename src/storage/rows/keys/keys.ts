import { eq, inArray } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { accounts, apiKeys } from "../../tables/index.ts";

/** A key with the account fields that serving a call requires. */
export interface KeyWithAccount {
  keyId: string;
  accountId: string;
  plan: typeof accounts.$inferSelect.plan;
  scopes: string[];
  expiresAt: Date | null;
  revokedAt: Date | null;
}

/**
 * The key with this hash and its account, including revoked and expired keys; null if there is none. Used when accounts
 * are provisioned: requests are authenticated by `admit-keys.ts`.
 */
export async function findKey(database: Database, hash: string): Promise<KeyWithAccount | null> {
  const [row] = await database
    .select({
      keyId: apiKeys.id,
      accountId: apiKeys.accountId,
      plan: accounts.plan,
      scopes: apiKeys.scopes,
      expiresAt: apiKeys.expiresAt,
      revokedAt: apiKeys.revokedAt,
    })
    .from(apiKeys)
    .innerJoin(accounts, eq(accounts.id, apiKeys.accountId))
    .where(eq(apiKeys.hash, hash));
  return row ?? null;
}

/** Adds a key; false, without changes, if its hash already exists. */
export async function insertKey(database: Database, row: typeof apiKeys.$inferInsert): Promise<boolean> {
  const inserted = await database.insert(apiKeys).values(row).onConflictDoNothing({ target: apiKeys.hash }).returning({ id: apiKeys.id });
  return inserted.length === 1;
}

/** Replaces the hash of the key that has one of these; false if none has. */
export async function updateHash(database: Database, { former, hash }: { former: readonly string[]; hash: string }): Promise<boolean> {
  const changed = await database.update(apiKeys).set({ hash }).where(inArray(apiKeys.hash, former)).returning({ id: apiKeys.id });
  return changed.length > 0;
}

/** Updates a key's name and scopes. */
export async function updateKey(database: Database, key: { hash: string; name: string; scopes: string[] }): Promise<void> {
  await database.update(apiKeys).set({ name: key.name, scopes: key.scopes }).where(eq(apiKeys.hash, key.hash));
}
