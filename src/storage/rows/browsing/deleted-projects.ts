import { and, desc, eq, gt, ne } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { projects } from "../../tables/index.ts";
import type { ProjectKey, ProjectRow } from "../projects.ts";

/** A deleted project whose content is still there. */
export type DeletedProjectRow = ProjectRow & { deletedAt: Date };

// One that was emptied has no prompt.
const deletedSince = (accountId: string, since: Date) =>
  and(eq(projects.accountId, accountId), gt(projects.deletedAt, since), ne(projects.prompt, ""));

/** The account's projects that were deleted since a moment, the latest first, at most `limit`. */
export async function pageOfDeleted(
  database: Database,
  { accountId, since, limit }: { accountId: string; since: Date; limit: number },
): Promise<DeletedProjectRow[]> {
  const rows = await database
    .select()
    .from(projects)
    .where(deletedSince(accountId, since))
    .orderBy(desc(projects.deletedAt), desc(projects.id))
    .limit(limit);
  return rows.flatMap(({ deletedAt, ...row }) => (deletedAt === null ? [] : [{ ...row, deletedAt }]));
}

/** The account's project that was deleted since a moment, locked until the transaction ends; null if there is none. */
export async function lockDeletedProject(
  database: Database,
  { accountId, projectId, since }: ProjectKey & { since: Date },
): Promise<ProjectRow | null> {
  const [row] = await database
    .select()
    .from(projects)
    .where(and(eq(projects.id, projectId), deletedSince(accountId, since)))
    .for("no key update");
  return row ?? null;
}
