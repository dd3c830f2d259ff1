// Which live versions of apps for phones are still to be exported, which one is being exported, and what came of the others.
import { and, asc, eq, gt, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { type Manifest, phoneExports, projects, type StoredPhoneUpdates, versions } from "../../tables/index.ts";

/** Names an export that one process makes. */
export interface ExportKey {
  projectId: string;
  version: number;
  attempt: number;
}

/** An export to be made, with the source of its version. */
export interface ExportRow extends ExportKey {
  source: Manifest;
}

const CLAIMS_LOCK = 4_242_702;

const isPhoneSite = and(eq(projects.type, "mobile-expo"), isNull(projects.deletedAt), isNotNull(projects.liveVersion));
const ofLive = and(eq(phoneExports.projectId, projects.id), eq(phoneExports.version, projects.liveVersion));
const isOurs = ({ projectId, version, attempt }: ExportKey) =>
  and(
    eq(phoneExports.projectId, projectId),
    eq(phoneExports.version, version),
    eq(phoneExports.attempt, attempt),
    eq(phoneExports.status, "running"),
  );

/** The live version that is to be exported next; undefined if none is. No account is required: the work is the service's own. */
async function nextDue(database: Database, now: Date) {
  const isLost = and(eq(phoneExports.status, "running"), lte(phoneExports.claimedUntil, now));
  const [next] = await database
    .select({ projectId: projects.id, version: versions.version, attempt: phoneExports.attempt, source: versions.source })
    .from(projects)
    .innerJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.version, projects.liveVersion)))
    .leftJoin(phoneExports, ofLive)
    .where(and(isPhoneSite, or(isNull(phoneExports.status), eq(phoneExports.status, "unavailable"), isLost)))
    .orderBy(asc(projects.updatedAt))
    .limit(1);
  return next;
}

/** Whether an export is due. It takes no lock, so that looking for one keeps nobody waiting. */
export async function isExportDue(database: Database, now: Date): Promise<boolean> {
  return (await nextDue(database, now)) !== undefined;
}

/**
 * Claims the next export, in the caller's transaction: null if none is due, or another process makes one. `until` is when the
 * claim ends unless it is renewed.
 */
export async function claimExport(database: Database, { now, until }: { now: Date; until: Date }): Promise<ExportRow | null> {
  await database.execute(sql`select pg_advisory_xact_lock(${CLAIMS_LOCK})`);
  const [running] = await database
    .select({ version: phoneExports.version })
    .from(phoneExports)
    .where(and(eq(phoneExports.status, "running"), gt(phoneExports.claimedUntil, now)))
    .limit(1);
  if (running !== undefined) return null;
  const next = await nextDue(database, now);
  if (next === undefined) return null;
  const row = { ...next, attempt: (next.attempt ?? 0) + 1 };
  const claim = { status: "running" as const, attempt: row.attempt, claimedUntil: until };
  await database
    .insert(phoneExports)
    .values({ projectId: row.projectId, version: row.version, createdAt: now, ...claim })
    .onConflictDoUpdate({ target: [phoneExports.projectId, phoneExports.version], set: claim });
  return row;
}

/** Keeps a claim until a later moment; false if the export is no longer the caller's. */
export async function renewExport(database: Database, key: ExportKey, until: Date): Promise<boolean> {
  const renewed = await database.update(phoneExports).set({ claimedUntil: until }).where(isOurs(key));
  return (renewed.rowCount ?? 0) > 0;
}

/** Gives a claim back, as if it had never been made. */
export async function releaseExport(database: Database, key: ExportKey): Promise<void> {
  await database.delete(phoneExports).where(isOurs(key));
}

/**
 * Saves what came of an export that is the caller's, and forgets the exports of the project's other versions. Does nothing if it
 * is no longer the caller's.
 */
export async function endExport(
  database: Database,
  key: ExportKey,
  result: { status: "ready"; updates: StoredPhoneUpdates } | { status: "failed"; reason: string },
): Promise<void> {
  const ended = await database
    .update(phoneExports)
    .set({ ...result, claimedUntil: null })
    .where(isOurs(key));
  if (ended.rowCount === 0) return;
  await database.delete(phoneExports).where(and(eq(phoneExports.projectId, key.projectId), ne(phoneExports.version, key.version)));
}

/** Notes of every export that nobody has begun that this machine cannot make it; another may. Returns how many. */
export async function noteUnavailable(database: Database, now: Date): Promise<number> {
  const noted = await database.execute(sql`
    insert into phone_exports (project_id, version, status, created_at)
    select id, live_version, 'unavailable', ${now.toISOString()} from projects
    where type = 'mobile-expo' and deleted_at is null and live_version is not null and not exists
      (select from phone_exports where phone_exports.project_id = projects.id and phone_exports.version = projects.live_version)
    on conflict do nothing`);
  return noted.rowCount ?? 0;
}

/** What there is of the live version of the site with this name, its own or the chosen one; null if nothing yet. */
export async function findExport(
  database: Database,
  name: string,
): Promise<{ status: "running" | "ready" | "failed" | "unavailable"; updates: StoredPhoneUpdates | null; reason: string | null } | null> {
  const [row] = await database
    .select({ status: phoneExports.status, updates: phoneExports.updates, reason: phoneExports.reason })
    .from(projects)
    .innerJoin(phoneExports, ofLive)
    .where(and(isPhoneSite, or(eq(projects.siteName, name), eq(projects.customSubdomain, name))))
    .limit(1);
  return row ?? null;
}
