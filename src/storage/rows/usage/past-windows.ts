import { lt, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { rateWindows } from "../../tables/index.ts";

/**
 * Deletes up to `limit` rate windows that ended before a moment, and returns how many. Skips a window that a concurrent
 * request is reopening.
 */
export async function deletePastWindows(database: Database, { before, limit }: { before: Date; limit: number }): Promise<number> {
  const past = database
    .select({ subject: rateWindows.subject, policy: rateWindows.policy })
    .from(rateWindows)
    .where(lt(rateWindows.endsAt, before))
    .limit(limit)
    .for("update", { skipLocked: true });
  const deleted = await database.delete(rateWindows).where(sql`(${rateWindows.subject}, ${rateWindows.policy}) in (${past})`);
  return deleted.rowCount ?? 0;
}
