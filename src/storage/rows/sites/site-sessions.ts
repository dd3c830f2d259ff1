import { and, eq, gt, isNull, or } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database } from "../../database.ts";
import { projects, sessions } from "../../tables/index.ts";
import type { ProjectRow } from "../projects.ts";

const named = (name: string) => or(eq(projects.siteName, name), eq(projects.customSubdomain, name));

/** The account's project whose site has this name; null if there is none. */
export async function findOwnSite(
  database: Database,
  { accountId, name }: { accountId: string; name: string },
): Promise<ProjectRow | null> {
  const [row] = await database
    .select()
    .from(projects)
    .where(and(eq(projects.accountId, accountId), isNull(projects.deletedAt), named(name)))
    .limit(1);
  return row ?? null;
}

/** Whether an undeleted project of any account has this name for its site. */
export async function isSiteName(database: Database, name: string): Promise<boolean> {
  const [row] = await database
    .select({ id: projects.id })
    .from(projects)
    .where(and(isNull(projects.deletedAt), named(name)))
    .limit(1);
  return row !== undefined;
}

/**
 * Whether a site session with one of these token hashes grants access to the site of this name: it has not ended, nor
 * has its parent console session, and the project belongs to its account.
 */
export async function opensSite(
  database: Database,
  { name, tokenHash, now }: { name: string; tokenHash: string; now: Date },
): Promise<boolean> {
  const parents = alias(sessions, "parents");
  const [row] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(parents, eq(parents.id, sessions.parentId))
    .innerJoin(projects, and(eq(projects.id, sessions.projectId), eq(projects.accountId, sessions.accountId)))
    .where(
      and(
        eq(sessions.tokenHash, tokenHash),
        eq(sessions.kind, "site"),
        gt(sessions.expiresAt, now),
        gt(parents.expiresAt, now),
        isNull(projects.deletedAt),
        named(name),
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** Whether the account's console session is still open. */
export async function isSessionOpen(database: Database, session: { accountId: string; id: string; now: Date }): Promise<boolean> {
  const { accountId, id, now } = session;
  const [row] = await database
    .select({ id: sessions.id })
    .from(sessions)
    .where(and(eq(sessions.id, id), eq(sessions.accountId, accountId), eq(sessions.kind, "console"), gt(sessions.expiresAt, now)));
  return row !== undefined;
}
