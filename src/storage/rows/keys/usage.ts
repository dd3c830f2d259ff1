// What an account did, by days of UTC. A build's credits belong to the day on which it began, refunds included, so that no
// day is ever below nothing.
import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { apiKeys, ledgerEntries, operations, requestCounts } from "../../tables/index.ts";

/** Whose days, from which on. */
export interface Days {
  accountId: string;
  /** `YYYY-MM-DD`. */
  since: string;
}

/** The account's requests on each day that had any, and the last of them. */
export async function requestsByDay(database: Database, { accountId, since }: Days) {
  return database
    .select({
      day: requestCounts.day,
      requests: sql<number>`sum(${requestCounts.requests})::int`,
      lastAt: sql<Date>`max(${requestCounts.lastAt})`.mapWith(requestCounts.lastAt),
    })
    .from(requestCounts)
    .where(and(eq(requestCounts.accountId, accountId), gte(requestCounts.day, since)))
    .groupBy(requestCounts.day)
    .orderBy(asc(requestCounts.day));
}

const dayOfBuild = sql<string>`to_char(${operations.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
const startOf = (since: string) => new Date(`${since}T00:00:00Z`);

/** How many builds the account began on each day that had any. */
export async function buildsByDay(database: Database, { accountId, since }: Days) {
  return database
    .select({ day: dayOfBuild, builds: sql<number>`count(*)::int` })
    .from(operations)
    .where(and(eq(operations.accountId, accountId), gte(operations.createdAt, startOf(since))))
    .groupBy(sql`1`);
}

/** What the builds that the account began on each day have cost. */
export async function creditsByDay(database: Database, { accountId, since }: Days) {
  return database
    .select({ day: dayOfBuild, credits: sql<number>`-sum(${ledgerEntries.amount})::int` })
    .from(ledgerEntries)
    .innerJoin(operations, eq(operations.id, ledgerEntries.operationId))
    .where(
      and(eq(ledgerEntries.accountId, accountId), gte(ledgerEntries.createdAt, startOf(since)), gte(operations.createdAt, startOf(since))),
    )
    .groupBy(sql`1`);
}

/** The account's keys that are not revoked, the oldest first, with all requests that each ever made. */
export async function requestsByKey(database: Database, accountId: string) {
  return database
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      keyPrefix: apiKeys.prefix,
      usageCount: sql<number>`coalesce(sum(${requestCounts.requests}), 0)::int`,
      lastUsedAt: sql<Date | null>`max(${requestCounts.lastAt})`.mapWith(requestCounts.lastAt),
    })
    .from(apiKeys)
    .leftJoin(requestCounts, eq(requestCounts.keyId, apiKeys.id))
    .where(and(eq(apiKeys.accountId, accountId), isNull(apiKeys.revokedAt)))
    .groupBy(apiKeys.id)
    .orderBy(asc(apiKeys.createdAt), asc(apiKeys.id));
}

/** All requests that the account ever made, those of revoked keys included. */
export async function countRequests(database: Database, accountId: string): Promise<number> {
  const [row] = await database
    .select({ total: sql<number>`coalesce(sum(${requestCounts.requests}), 0)::int` })
    .from(requestCounts)
    .where(eq(requestCounts.accountId, accountId));
  return row?.total ?? 0;
}
