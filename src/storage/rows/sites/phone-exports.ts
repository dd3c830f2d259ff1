// Which live versions of apps for phones are still to be exported, which one is being exported, and what came of the others.
import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, ne, or, sql } from "drizzle-orm";
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

/**
 * Notes that this version, which is live from now on, is to be exported, in the caller's transaction. What there is of it already
 * stays; what is still to be made of the project's other versions is not made any more.
 */
export async function noteDue(
  database: Database,
  { projectId, version, now }: { projectId: string; version: number; now: Date },
): Promise<void> {
  await database.insert(phoneExports).values({ projectId, version, status: "due", createdAt: now }).onConflictDoNothing();
  await database
    .delete(phoneExports)
    .where(
      and(eq(phoneExports.projectId, projectId), ne(phoneExports.version, version), inArray(phoneExports.status, ["due", "unavailable"])),
    );
}

/** Notes that a failed export of a project's live version is to be made again; false if there is none. */
export async function noteDueAgain(database: Database, { projectId, now }: { projectId: string; now: Date }): Promise<boolean> {
  const live = database.select({ version: projects.liveVersion }).from(projects).where(eq(projects.id, projectId));
  const noted = await database
    .update(phoneExports)
    .set({ status: "due", attempt: 0, reason: null, createdAt: now })
    .where(and(eq(phoneExports.projectId, projectId), eq(phoneExports.version, sql`(${live})`), eq(phoneExports.status, "failed")));
  return (noted.rowCount ?? 0) > 0;
}

/** The live version that is to be exported next; undefined if none is. No account is required: the work is the service's own. */
async function nextDue(database: Database, now: Date) {
  const isLost = and(eq(phoneExports.status, "running"), lte(phoneExports.claimedUntil, now));
  const [next] = await database
    .select({ projectId: projects.id, version: versions.version, attempt: phoneExports.attempt, source: versions.source })
    .from(phoneExports)
    .innerJoin(projects, ofLive)
    .innerJoin(versions, and(eq(versions.projectId, projects.id), eq(versions.version, projects.liveVersion)))
    .where(and(isPhoneSite, or(inArray(phoneExports.status, ["due", "unavailable"]), isLost)))
    .orderBy(asc(phoneExports.createdAt))
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
  const row = { ...next, attempt: next.attempt + 1 };
  await database
    .update(phoneExports)
    .set({ status: "running", attempt: row.attempt, claimedUntil: until, reason: null })
    .where(and(eq(phoneExports.projectId, row.projectId), eq(phoneExports.version, row.version)));
  return row;
}

/** Keeps a claim until a later moment; false if the export is no longer the caller's. */
export async function renewExport(database: Database, key: ExportKey, until: Date): Promise<boolean> {
  const renewed = await database.update(phoneExports).set({ claimedUntil: until }).where(isOurs(key));
  return (renewed.rowCount ?? 0) > 0;
}

/** Gives a claim back, as if it had never been made. */
export async function releaseExport(database: Database, key: ExportKey): Promise<void> {
  await database
    .update(phoneExports)
    .set({ status: "due", attempt: key.attempt - 1, claimedUntil: null })
    .where(isOurs(key));
}

/**
 * Saves what came of an export that is the caller's, and forgets the exports of versions that are no longer live. Does nothing if
 * it is no longer the caller's.
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
  const live = database.select({ version: projects.liveVersion }).from(projects).where(eq(projects.id, key.projectId));
  const isForgotten = sql`${phoneExports.version} is distinct from (${live})`;
  await database
    .delete(phoneExports)
    .where(and(eq(phoneExports.projectId, key.projectId), isForgotten, ne(phoneExports.status, "running")));
}

/** Notes of every export that nobody makes that this process does not make it either, and why if that is not its machine. Returns how many. */
export async function noteUnavailable(database: Database, { now, reason }: { now: Date; reason: string | null }): Promise<number> {
  const isLost = and(eq(phoneExports.status, "running"), lte(phoneExports.claimedUntil, now));
  const isNoted = sql`${phoneExports.reason} is not distinct from ${reason}`;
  const isOther = and(eq(phoneExports.status, "unavailable"), sql`not (${isNoted})`);
  const noted = await database
    .update(phoneExports)
    .set({ status: "unavailable", reason, claimedUntil: null })
    .where(or(eq(phoneExports.status, "due"), isLost, isOther));
  return noted.rowCount ?? 0;
}

/** What there is of an export. `reason` is a sentence, of a failure or of what is unavailable. */
export interface FoundExport {
  status: (typeof phoneExports.$inferSelect)["status"];
  updates: StoredPhoneUpdates | null;
  reason: string | null;
}

/** What there is of the live version of the site with this name, its own or the chosen one; null if nothing yet. */
export async function findExport(database: Database, name: string): Promise<FoundExport | null> {
  const [row] = await database
    .select({ status: phoneExports.status, updates: phoneExports.updates, reason: phoneExports.reason })
    .from(projects)
    .innerJoin(phoneExports, ofLive)
    .where(and(isPhoneSite, or(eq(projects.siteName, name), eq(projects.customSubdomain, name))))
    .limit(1);
  return row ?? null;
}

/** The status of the export of a project's live version, and why it failed; null if there is none. */
export async function findExportOf(database: Database, projectId: string): Promise<Omit<FoundExport, "updates"> | null> {
  const [row] = await database
    .select({ status: phoneExports.status, reason: phoneExports.reason })
    .from(projects)
    .innerJoin(phoneExports, ofLive)
    .where(eq(projects.id, projectId))
    .limit(1);
  return row ?? null;
}
