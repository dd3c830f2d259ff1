// One statement counts a connection's request for its account's usage and under its limit, shared by all nodes.
import { runPrepared } from "../../statements/run-prepared.ts";
import type { Database } from "../../database.ts";
import type { WindowCount } from "./count-subjects.ts";

/** A connection's request: `day` is the UTC day of `at`, `YYYY-MM-DD`, and `endsAt` the end of the window it opens if none is open. */
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

/** Counts a connection's request, and returns the number of requests in its window, including this one. */
export async function countConnection(database: Database, counted: CountedConnection): Promise<WindowCount> {
  const { connectionId, accountId, at, day, policy, endsAt } = counted;
  const values = [connectionId, day, accountId, at, policy, endsAt];
  const [row] = await runPrepared<WindowCount>(database, { name: "count_connection", text: STATEMENT, values });
  if (row === undefined) throw new Error("the request of a connection was not counted");
  return row;
}
