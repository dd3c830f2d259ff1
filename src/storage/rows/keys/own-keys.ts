import { and, asc, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { apiKeys, requestCounts } from "../../tables/index.ts";

const columns = {
  id: apiKeys.id,
  name: apiKeys.name,
  form: apiKeys.form,
  prefix: apiKeys.prefix,
  scopes: apiKeys.scopes,
  createdAt: apiKeys.createdAt,
  expiresAt: apiKeys.expiresAt,
  revokedAt: apiKeys.revokedAt,
};

/** A key as its owner sees it. */
export type OwnKeyRow = Awaited<ReturnType<typeof listKeys>>[number];

/** The account's keys: unrevoked first; within each group, newest first. */
export async function listKeys(database: Database, accountId: string) {
  return database
    .select({ ...columns, lastUsedAt: sql<Date | null>`max(${requestCounts.lastAt})`.mapWith(requestCounts.lastAt) })
    .from(apiKeys)
    .leftJoin(requestCounts, eq(requestCounts.keyId, apiKeys.id))
    .where(eq(apiKeys.accountId, accountId))
    .groupBy(apiKeys.id)
    .orderBy(asc(sql`${apiKeys.revokedAt} is not null`), desc(apiKeys.createdAt), desc(apiKeys.id));
}

/** The number of the account's currently valid keys. */
export async function countGoodKeys(database: Database, { accountId, now }: { accountId: string; now: Date }): Promise<number> {
  const isGood = and(isNull(apiKeys.revokedAt), or(isNull(apiKeys.expiresAt), gt(apiKeys.expiresAt, now)));
  return database.$count(apiKeys, and(eq(apiKeys.accountId, accountId), isGood));
}

/** Revokes one of the account's keys from now on, and returns its name and prefix; null if there is no unrevoked one. */
export async function writeRevocation(
  database: Database,
  { accountId, id, revokedAt }: { accountId: string; id: string; revokedAt: Date },
): Promise<{ name: string; prefix: string } | null> {
  const [row] = await database
    .update(apiKeys)
    .set({ revokedAt })
    .where(and(eq(apiKeys.accountId, accountId), eq(apiKeys.id, id), isNull(apiKeys.revokedAt)))
    .returning({ name: apiKeys.name, prefix: apiKeys.prefix });
  return row ?? null;
}
