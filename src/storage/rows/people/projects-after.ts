import { and, asc, eq, gt } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { projects } from "../../tables/index.ts";

/** Up to `limit` of the account's projects whose ids come after `after`, deleted ones too, in the order of their ids. */
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
