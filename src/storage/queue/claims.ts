// Which worker has which build. A worker holds a session advisory lock for as long as it lives; a claim whose lock
// nobody holds belongs to a worker that is gone.
import { and, eq, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database.ts";
import { buildClaims } from "../tables/index.ts";

/** The first key of every worker's advisory lock; the second is the worker's own. */
export const WORKER_LOCKS = 4242;

const lostClaim = z.object({ job_id: z.string(), retry_count: z.number() });

/** Writes down that the worker with this lock has the job. */
export async function insertClaim(database: Database, claim: typeof buildClaims.$inferInsert): Promise<void> {
  const { lockKey, retryCount, claimedAt } = claim;
  await database
    .insert(buildClaims)
    .values(claim)
    .onConflictDoUpdate({ target: buildClaims.jobId, set: { lockKey, retryCount, claimedAt } });
}

/** Ends a claim. False when it was not there any more, or the job has been taken again since. */
export async function deleteClaim(database: Database, { jobId, retries }: { jobId: string; retries: number }): Promise<boolean> {
  const gone = await database
    .delete(buildClaims)
    .where(and(eq(buildClaims.jobId, jobId), eq(buildClaims.retryCount, retries)))
    .returning({ jobId: buildClaims.jobId });
  return gone.length === 1;
}

/** Moves a living worker's claims to the lock that it took after its connection was lost. */
export async function moveClaims(database: Database, jobIds: string[], lockKey: number): Promise<void> {
  await database.update(buildClaims).set({ lockKey }).where(inArray(buildClaims.jobId, jobIds));
}

/**
 * Ends and returns the claims of workers that are gone, and those that stand under the caller's own lock without its
 * knowing of them: their commit was never confirmed.
 */
export async function deleteLostClaims(
  database: Database,
  own: { lockKey: number; jobIds: string[] },
): Promise<{ jobId: string; retries: number }[]> {
  const { rows } = await database.execute(sql`
    delete from build_claims claim
    where (claim.lock_key = ${own.lockKey} and claim.job_id <> all(${sql.param(own.jobIds)}::uuid[]))
    or not exists (
      select 1 from pg_locks held
      where held.locktype = 'advisory' and held.classid = ${WORKER_LOCKS} and held.objid = claim.lock_key::oid and held.granted
        and held.database = (select oid from pg_database where datname = current_database())
    )
    returning job_id, retry_count`);
  return z
    .array(lostClaim)
    .parse(rows)
    .map((row) => ({ jobId: row.job_id, retries: row.retry_count }));
}
