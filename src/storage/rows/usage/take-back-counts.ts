import { and, eq, gt, sql } from "drizzle-orm";
import type { Database } from "../../database.ts";
import { rateWindows } from "../../tables/index.ts";

/** Uncounts requests of a subject while their window is open: this many, or all if null. */
export async function takeBackCounts(
  database: Database,
  counted: { subject: string; policy: string; at: Date; requests: number | null },
): Promise<void> {
  const { subject, policy, at, requests } = counted;
  await database
    .update(rateWindows)
    .set({ requests: requests === null ? 0 : sql`greatest(${rateWindows.requests} - ${requests}, 0)` })
    .where(and(eq(rateWindows.subject, subject), eq(rateWindows.policy, policy), gt(rateWindows.endsAt, at)));
}
