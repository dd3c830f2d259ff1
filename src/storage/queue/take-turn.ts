// Fair ordering of builds. A build gets a turn when it is enqueued: now, or some seconds after the last turn of its
// account's unfinished builds, whichever is later. Served in that order, accounts that send many builds at once
// alternate, each account's own builds stay in order, and none starves, because every later build's turn is later.
import type { Database } from "../database.ts";
import { runPrepared } from "../statements/run-prepared.ts";
import { QUEUE_NAME, WORK_CHANNEL } from "./send-job.ts";

const secondsBetweenTurns = 30;
// 2026-01-01 in epoch seconds. Relative to this, turns fit the integer type of a job's priority until 2094.
const firstTurn = 1_767_225_600;

const NEXT_TURN = `
  select turn, pg_notify($3, '') from (
    select greatest(extract(epoch from now())::bigint - ${firstTurn}, max(-priority) + ${secondsBetweenTurns}) as turn
    from pgboss.job where name = $1 and group_id = $2 and state < 'completed'
  ) as next`;

/**
 * The next turn of an account, in seconds; lower turns are served first. The caller's transaction enqueues the build,
 * and notifies the workers on commit.
 */
export async function takeTurn(database: Database, accountId: string): Promise<number> {
  const values = [QUEUE_NAME, accountId, WORK_CHANNEL];
  const [row] = await runPrepared<{ turn: string }>(database, { name: "next_turn", text: NEXT_TURN, values });
  return Number(row?.turn);
}
