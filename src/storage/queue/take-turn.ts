// Whose turn it is. A build gets a turn when it is enqueued: now, or some seconds after the last turn of its account's
// unfinished builds, whichever is later. Served in that order, accounts that send many builds at once take turns, each
// account's own builds stay in order, and no build waits for ever, because every later build's turn is later.
import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Database } from "../database.ts";
import { QUEUE_NAME, WORK_CHANNEL } from "./send-job.ts";

const secondsBetweenTurns = 30;
// 2026-01-01 in epoch seconds. Counted from here, a turn fits the integer that a job's priority is until 2094.
const firstTurn = 1_767_225_600;
const turnRow = z.object({ turn: z.coerce.number().int() });

/** The next turn of an account, in seconds; earlier turns are served first. The caller's transaction enqueues the build, and tells the workers when it commits. */
export async function takeTurn(database: Database, accountId: string): Promise<number> {
  const { rows } = await database.execute(sql`
    select turn, pg_notify(${WORK_CHANNEL}, '') from (
      select greatest(extract(epoch from now())::bigint - ${firstTurn}, max(-priority) + ${secondsBetweenTurns}) as turn
      from pgboss.job
      where name = ${QUEUE_NAME} and group_id = ${accountId} and state < 'completed'
    ) as next`);
  return turnRow.parse(rows[0]).turn;
}
