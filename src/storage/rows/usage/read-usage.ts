// An account's usage by UTC day. A build's credits count on the day it began, including refunds, so that no day is ever
// negative.
import { and, asc, eq, gte, isNull, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import type { Database } from "../../database.ts";
import { apiKeys, connectionCounts, ledgerEntries, operations, requestCounts } from "../../tables/index.ts";

/** The account, and the first day. */
export interface Days {
  accountId: string;
  /** `YYYY-MM-DD`. */
  since: string;
}

/** The account's requests on each day with any, by keys and by connections, and the time of the last. */
export async function requestsByDay(database: Database, { accountId, since }: Days) {
  const countsOf = (counts: typeof requestCounts | typeof connectionCounts) =>
    database
      .select({ day: counts.day, requests: counts.requests, lastAt: counts.lastAt })
      .from(counts)
      .where(and(eq(counts.accountId, accountId), gte(counts.day, since)));
  const all = unionAll(countsOf(requestCounts), countsOf(connectionCounts)).as("all_counts");
  return database
    .select({
      day: all.day,
      requests: sql<number>`sum(${all.requests})::int`,
      lastAt: sql<Date>`max(${all.lastAt})`.mapWith(requestCounts.lastAt),
    })
    .from(all)
    .groupBy(all.day)
    .orderBy(asc(all.day));
}

const dayOfBuild = sql<string>`to_char(${operations.createdAt} at time zone 'UTC', 'YYYY-MM-DD')`;
const startOf = (since: string) => new Date(`${since}T00:00:00Z`);

/** The number of builds the account began on each day with any. */
export async function buildsByDay(database: Database, { accountId, since }: Days) {
  return database
    .select({ day: dayOfBuild, builds: sql<number>`count(*)::int` })
    .from(operations)
    .where(and(eq(operations.accountId, accountId), gte(operations.createdAt, startOf(since))))
    .groupBy(sql`1`);
}

/** The cost of the builds the account began on each day. */
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

/** The account's unrevoked keys, oldest first, with the total requests of each. */
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

/** The account's total requests, including those of revoked keys and removed connections. */
export async function countRequests(database: Database, accountId: string): Promise<number> {
  const totals = [requestCounts, connectionCounts].map(async (counts) => {
    const [row] = await database
      .select({ total: sql<number>`coalesce(sum(${counts.requests}), 0)::int` })
      .from(counts)
      .where(eq(counts.accountId, accountId));
    return row?.total ?? 0;
  });
  return (await Promise.all(totals)).reduce((sum, total) => sum + total, 0);
}
