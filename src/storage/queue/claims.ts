// Which worker has which build. A worker holds a session advisory lock while it lives; a claim whose lock is not held
// belongs to a dead worker.
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database.ts";
import { buildClaims } from "../tables/index.ts";

/** The first key of every worker's advisory lock; the second is the worker's own. */
export const WORKER_LOCKS = 4242;

// A worker retries its connection at least every two seconds.
const RETURN_SECONDS = 5;

const lostClaim = z.object({ job_id: z.string(), retry_count: z.number(), is_own: z.boolean() });

/** A claim that was ended for its worker. `isOwn` if it was under the caller's own lock: then no process died. */
export interface LostClaim {
  jobId: string;
  retries: number;
  isOwn: boolean;
}

/** Records that the worker with this lock has the job. */
export async function insertClaim(database: Database, claim: typeof buildClaims.$inferInsert): Promise<void> {
  const { lockKey, retryCount, claimedAt } = claim;
  await database
    .insert(buildClaims)
    .values(claim)
    .onConflictDoUpdate({ target: buildClaims.jobId, set: { lockKey, retryCount, claimedAt } });
}

/** Ends a claim. False if it no longer exists, or the job was claimed again since. */
export async function deleteClaim(database: Database, { jobId, retries }: { jobId: string; retries: number }): Promise<boolean> {
  const gone = await database
    .delete(buildClaims)
    .where(and(eq(buildClaims.jobId, jobId), eq(buildClaims.retryCount, retries)))
    .returning({ jobId: buildClaims.jobId });
  return gone.length === 1;
}

/** Moves a live worker's claims to the lock it took after its connection was lost. */
export async function moveClaims(database: Database, jobIds: string[], lockKey: number): Promise<void> {
  await database.update(buildClaims).set({ lockKey }).where(inArray(buildClaims.jobId, jobIds));
}

/**
 * The reader of lost claims: its own lock, its own jobs, when its connection was last restored (null: never lost), and
 * the current time.
 */
export interface ClaimsReader {
  lockKey: number;
  jobIds: string[];
  returnedAt: Date | null;
  now: Date;
}

/**
 * Ends and returns the claims of dead workers, and those under the caller's own lock that it does not know: their
 * commit was never confirmed. If the server restarted, or cut the caller's connection, it may have cut every other
 * worker's too: earlier claims are then left alone until their workers have had time to reconnect.
 */
export async function deleteLostClaims(database: Database, own: ClaimsReader): Promise<LostClaim[]> {
  const cutAt = sql`greatest(pg_postmaster_start_time(), ${own.returnedAt?.toISOString() ?? null}::timestamptz)`;
  const { rows } = await database.execute(sql`
    delete from build_claims claim
    where (claim.lock_key = ${own.lockKey} and claim.job_id <> all(${sql.param(own.jobIds)}::uuid[]))
    or (
      (claim.claimed_at >= ${cutAt} or ${own.now.toISOString()}::timestamptz > ${cutAt} + make_interval(secs => ${RETURN_SECONDS}))
      and not exists (
        select 1 from pg_locks held
        where held.locktype = 'advisory' and held.classid = ${WORKER_LOCKS} and held.objid = claim.lock_key::oid and held.granted
          and held.database = (select oid from pg_database where datname = current_database())
      )
    )
    returning job_id, retry_count, claim.lock_key = ${own.lockKey} as is_own`);
  return z
    .array(lostClaim)
    .parse(rows)
    .map((row) => ({ jobId: row.job_id, retries: row.retry_count, isOwn: row.is_own }));
}
