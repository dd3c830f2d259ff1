// One statement counts a connection's request for its account's usage and under its limit, the same on every node.
import { runPrepared } from "../../statements/run-prepared.ts";
import type { Database } from "../../database.ts";
import type { WindowCount } from "./admit-keys.ts";

/** A request by a connection: `day` is that of `at` in UTC, `YYYY-MM-DD`, and `endsAt` the end of the window that it opens if none is open. */
export interface CountedConnection {
  connectionId: string;
  accountId: string;
  at: Date;
  day: string;
  policy: string;
  endsAt: Date;
}

const STATEMENT = `
with used as (
  insert into connection_counts (connection_id, day, account_id, requests, last_at) values ($1, $2, $3, 1, $4)
  on conflict (connection_id, day) do update set
    requests = connection_counts.requests + 1, last_at = greatest(connection_counts.last_at, excluded.last_at)
)
insert into rate_windows as present (subject, policy, requests, ends_at) values ('connection:' || $1, $5, 1, $6)
on conflict (subject, policy) do update set
  requests = case when present.ends_at <= $4 then 0 else present.requests end + 1,
  ends_at = case when present.ends_at <= $4 then excluded.ends_at else present.ends_at end
returning policy, requests, ends_at as "endsAt"`;

/** Counts a request by a connection, and tells how many its window has seen, this one included. */
export async function countConnection(database: Database, counted: CountedConnection): Promise<WindowCount> {
  const { connectionId, accountId, at, day, policy, endsAt } = counted;
  const values = [connectionId, day, accountId, at, policy, endsAt];
  const [row] = await runPrepared<WindowCount>(database, { name: "count_connection", text: STATEMENT, values });
  if (row === undefined) throw new Error("the request of a connection was not counted");
  return row;
}
