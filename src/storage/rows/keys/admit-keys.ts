// The one statement that runs for every request with a key before its response: it finds the key, counts the request
// for its account's usage, and counts it under each rate policy. Concurrent requests share it, and each gets its own
// position in the count. Counts are rows locked by the database, so all nodes agree.
import type pg from "pg";
import { batchedFor, QUERY_TIMEOUT } from "../../statements/batched.ts";
import { poolOf } from "../../statements/pool-of.ts";
import type { Database } from "../../database.ts";
import type { WindowCount } from "../usage/count-subjects.ts";
import type { KeyWithAccount } from "./keys.ts";

/** A policy under which a request is counted, and the end of the window it opens if none is open. */
export interface CountedPolicy {
  policy: string;
  endsAt: Date;
}

/** A request with a key. `hash` is the key's, `day` is the UTC day of `at`, `YYYY-MM-DD`. */
export interface Admission {
  hash: string;
  at: Date;
  day: string;
  policies: readonly CountedPolicy[];
}

/** A valid key, and its counts in the order of the policies. */
export interface AdmittedKey {
  key: Pick<KeyWithAccount, "keyId" | "accountId" | "plan" | "scopes">;
  counts: WindowCount[];
}

const REQUESTS_MAX = 500;

// Rows are locked in the same order in every process, so that these statements cannot deadlock.
const STATEMENT = `
with good as (
  select api_keys.id, api_keys.hash, api_keys.account_id, accounts.plan, api_keys.scopes
  from api_keys join accounts on accounts.id = api_keys.account_id
  where api_keys.hash = any($1::text[]) and api_keys.revoked_at is null and (api_keys.expires_at is null or api_keys.expires_at > $3)
), counted as (
  insert into rate_windows as present (subject, policy, requests, ends_at)
  select 'key:' || good.id, asked.policy, asked.requests, asked.ends_at
  from unnest($5::text[], $6::text[], $7::int[], $8::timestamptz[]) as asked (hash, policy, requests, ends_at) join good using (hash)
  order by 1, 2
  on conflict (subject, policy) do update set
    requests = case when present.ends_at <= $3 then 0 else present.requests end + excluded.requests,
    ends_at = case when present.ends_at <= $3 then excluded.ends_at else present.ends_at end
  returning subject, policy, requests, ends_at
), used as (
  insert into request_counts (key_id, day, account_id, requests, last_at)
  select good.id, $4, good.account_id, asked.requests, $3
  from unnest($1::text[], $2::int[]) as asked (hash, requests) join good using (hash)
  order by 1
  on conflict (key_id, day) do update set
    requests = request_counts.requests + excluded.requests, last_at = greatest(request_counts.last_at, excluded.last_at)
)
select good.hash, good.id as "keyId", good.account_id as "accountId", good.plan, good.scopes,
  counted.policy, counted.requests, counted.ends_at as "endsAt"
from good left join counted on counted.subject = 'key:' || good.id`;

interface Row {
  hash: string;
  keyId: string;
  accountId: string;
  plan: KeyWithAccount["plan"];
  scopes: string[];
  policy: string | null;
  requests: number;
  endsAt: Date;
}

const admissions = batchedFor(admitAll, REQUESTS_MAX);

/** Authenticates and counts a request: null, with nothing counted, if its key is not valid. It counts whatever its response. */
export async function admitKeyByHash(database: Database, admission: Admission): Promise<AdmittedKey | null> {
  return admissions(poolOf(database))(admission);
}

async function admitAll(pool: pg.Pool, asked: readonly Admission[]): Promise<(AdmittedKey | null)[]> {
  const [first] = asked;
  if (first === undefined) return [];
  const { at, day } = asked.reduce((latest, one) => (one.at > latest.at ? one : latest), first);
  const keys = new Map<string, number>();
  const windows = new Map<string, CountedPolicy & { hash: string; requests: number }>();
  for (const { hash, policies } of asked) {
    keys.set(hash, (keys.get(hash) ?? 0) + 1);
    for (const { policy, endsAt } of policies) {
      const window = windows.get(`${hash}/${policy}`);
      // The latest end wins, as for the timestamp: a day that ended within the batch is not reopened.
      const latest = window === undefined || endsAt > window.endsAt ? endsAt : window.endsAt;
      windows.set(`${hash}/${policy}`, { hash, policy, endsAt: latest, requests: (window?.requests ?? 0) + 1 });
    }
  }
  const each = [...windows.values()];
  const values = [
    [...keys.keys()],
    [...keys.values()],
    at,
    day,
    each.map(({ hash }) => hash),
    each.map(({ policy }) => policy),
    each.map(({ requests }) => requests),
    each.map(({ endsAt }) => endsAt),
  ];
  const { rows } = await pool.query<Row>({ ...QUERY_TIMEOUT, name: "admit_keys", text: STATEMENT, values });
  return distributeCounts(asked, { rows, windows });
}

/** Assigns each request its own position in the counts, in order of arrival. */
function distributeCounts(
  asked: readonly Admission[],
  { rows, windows }: { rows: readonly Row[]; windows: ReadonlyMap<string, { requests: number }> },
): (AdmittedKey | null)[] {
  const keys = new Map(rows.map((row) => [row.hash, row]));
  const counts = new Map(rows.map((row) => [`${row.hash}/${row.policy}`, row]));
  const before = new Map<string, number>();
  return asked.map(({ hash, policies }) => {
    const key = keys.get(hash);
    if (key === undefined) return null;
    const { keyId, accountId, plan, scopes } = key;
    return {
      key: { keyId, accountId, plan, scopes },
      counts: policies.map(({ policy }) => {
        const name = `${hash}/${policy}`;
        const count = counts.get(name);
        if (count === undefined) throw new Error(`the policy ${policy} was not counted`);
        const place = (before.get(name) ?? 0) + 1;
        before.set(name, place);
        return { policy, requests: count.requests - (windows.get(name)?.requests ?? 0) + place, endsAt: count.endsAt };
      }),
    };
  });
}
