import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { projects } from "../../tables/index.ts";

/** Up to `limit` of the account's projects with ids after `after`, including deleted ones, ordered by id. */
export async function projectsAfter(
  database: Database,
  { accountId, after, limit }: { accountId: string; after: string | null; limit: number },
) {
  return database
    .select()
    .from(projects)
    .where(and(eq(projects.accountId, accountId), after === null ? undefined : gt(projects.id, after)))
    .orderBy(asc(projects.id))
    .limit(limit);
}
