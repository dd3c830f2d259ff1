import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { ledgerEntries, operations, projects } from "../../tables/index.ts";
import type { Days } from "../usage/read-usage.ts";
import { projectName } from "./read-ledger.ts";

/** The cost by project of the builds an account began since a day: most expensive first, deleted projects included. */
export async function usageByProject(database: Database, { accountId, since }: Days) {
  const spent = sql<number>`(
    select coalesce(-sum(${ledgerEntries.amount}), 0) from ${ledgerEntries} where ${ledgerEntries.operationId} = ${operations.id}
  )`;
  const creditsSpent = sql<number>`sum(${spent})::int`;
  return database
    .select({
      projectId: projects.id,
      name: sql<string>`${projectName}`,
      isDeleted: sql<boolean>`${projects.deletedAt} is not null`,
      builds: sql<number>`count(*)::int`,
      creditsSpent,
    })
    .from(operations)
    .innerJoin(projects, eq(projects.id, operations.projectId))
    .where(and(eq(operations.accountId, accountId), gte(operations.createdAt, new Date(`${since}T00:00:00Z`))))
    .groupBy(projects.id)
    .orderBy(desc(creditsSpent), desc(projects.id));
}
