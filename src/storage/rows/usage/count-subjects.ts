// Requests without a valid key are counted per sender; as with keys, in batches and in rows.
import type pg from "pg";
import { batchedFor, QUERY_TIMEOUT } from "../../statements/batched.ts";
import { poolOf } from "../../statements/pool-of.ts";
import type { Database } from "../../database.ts";

/** A subject's request under one policy, and the end of the window it opens if none is open. */
export interface CountedSubject {
  subject: string;
  policy: string;
  at: Date;
  endsAt: Date;
}

/** The number of requests in the open window, including this one, and the window's end. */
export interface WindowCount {
  policy: string;
  requests: number;
  endsAt: Date;
}

const REQUESTS_MAX = 500;

const COUNT = `
insert into rate_windows as present (subject, policy, requests, ends_at)
select * from unnest($2::text[], $3::text[], $4::int[], $5::timestamptz[]) order by 1, 2
on conflict (subject, policy) do update set
  requests = case when present.ends_at <= $1 then 0 else present.requests end + excluded.requests,
  ends_at = case when present.ends_at <= $1 then excluded.ends_at else present.ends_at end
returning subject, policy, requests, ends_at as "endsAt"`;

const READ = `
select subject, policy, requests, ends_at as "endsAt" from rate_windows
where ends_at > $1 and (subject, policy) in (select * from unnest($2::text[], $3::text[]))`;

const subjects = batchedFor(countAll, REQUESTS_MAX);
const looks = batchedFor(readAll, REQUESTS_MAX);

/** Counts a subject's request, and returns the number of requests in its window, including this one. */
export async function countSubject(database: Database, counted: CountedSubject): Promise<WindowCount> {
  return subjects(poolOf(database))(counted);
}

/** As `countSubject`, without counting: returns the subject's open window, or an empty one if none is open. */
export async function readSubject(database: Database, look: CountedSubject): Promise<WindowCount> {
  return looks(poolOf(database))(look);
}

async function readAll(pool: pg.Pool, asked: readonly CountedSubject[]): Promise<WindowCount[]> {
  const values = [latestOf(asked), asked.map(({ subject }) => subject), asked.map(({ policy }) => policy)];
  const { rows } = await pool.query<WindowCount & { subject: string }>({ ...QUERY_TIMEOUT, name: "read_subjects", text: READ, values });
  const counts = new Map(rows.map(({ subject, ...count }) => [`${count.policy}/${subject}`, count]));
  return asked.map(({ subject, policy, endsAt }) => counts.get(`${policy}/${subject}`) ?? { policy, requests: 0, endsAt });
}

function latestOf(asked: readonly CountedSubject[]): Date {
  return new Date(Math.max(...asked.map(({ at }) => at.getTime())));
}

async function countAll(pool: pg.Pool, asked: readonly CountedSubject[]): Promise<WindowCount[]> {
  const groups = Map.groupBy(asked, ({ subject, policy }) => `${policy}/${subject}`);
  const each = [...groups].flatMap(([name, [first, ...others]]) => (first ? [{ name, ...first, requests: others.length + 1 }] : []));
  const { rows } = await pool.query<WindowCount & { subject: string }>({
    ...QUERY_TIMEOUT,
    name: "count_subjects",
    text: COUNT,
    values: [
      latestOf(asked),
      each.map(({ subject }) => subject),
      each.map(({ policy }) => policy),
      each.map(({ requests }) => requests),
      each.map(({ endsAt }) => endsAt),
    ],
  });
  const counts = new Map(rows.map(({ subject, ...count }) => [`${count.policy}/${subject}`, count]));
  const places = new Map(each.map(({ name, requests }) => [name, requests]));
  return asked.map(({ subject, policy }) => {
    const name = `${policy}/${subject}`;
    const count = counts.get(name);
    if (count === undefined) throw new Error(`the policy ${policy} was not counted`);
    const after = (places.get(name) ?? 1) - 1;
    places.set(name, after);
    return { ...count, requests: count.requests - after };
  });
}
