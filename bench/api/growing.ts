// Listing and reading the projects of one account in a small and a large table. The account always has the same
// thousand projects; in the large table they are spread among all others, like projects created over a long time. Two
// services with a database each take turns, so that other load on the machine affects both.
import pg from "pg";
import { type Metric, median } from "../metrics.ts";
import { makeKeys, openAccounts } from "./accounts.ts";
import type { Stage } from "./stage.ts";
import { wireText } from "./requests.ts";

const OWN_PROJECTS = 1_000;
const SMALL = 1_000;
const LARGE = 1_000_000;
const OTHER_ACCOUNTS = 50;
const KEYS = 500;
const ROUNDS = 10;
const ROUND_REQUESTS = 50;
const FLAT = 1.5;

const projectId = (number: number) => `01900000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

// $1 account under test, $2 the other accounts, $3 size of the table, $4 distance between the account's own projects.
const FILL = `
  insert into projects (id, account_id, prompt, type, model, status, site_name, created_at, updated_at)
  select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    case when n % $4 = 0 then $1 else ($2::uuid[])[1 + n % array_length($2::uuid[], 1)] end,
    'A recipe box with ratings and a shopping list', 'web', 'blueprint', 'ready', 'recipe-box-' || n,
    '2026-01-01'::timestamptz + n * interval '1 second', '2026-01-01'::timestamptz + n * interval '1 second'
  from generate_series(0, $3 - 1) as n`;

const WHAT = { list: "listing twenty projects", read: "reading a project" } as const;
const NAMES = ["list", "read"] as const;

/** Fills a table of each size, and reports the times of a single client and their difference. */
export async function benchGrowing(stages: { small: Stage; large: Stage }): Promise<Metric[]> {
  const small = await prepareTable(stages.small, SMALL);
  const large = await prepareTable(stages.large, LARGE);
  const times = { list: { small: [] as number[], large: [] as number[] }, read: { small: [] as number[], large: [] as number[] } };
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const name of NAMES) {
      const [one, other] = [await small(name), await large(name)];
      // The first round is the warm-up.
      if (round > 0) times[name].small.push(one);
      if (round > 0) times[name].large.push(other);
    }
  }
  return NAMES.flatMap((name) => metricsOf(name, { small: median(times[name].small), large: median(times[name].large) }));
}

function metricsOf(name: keyof typeof WHAT, { small, large }: { small: number; large: number }): Metric[] {
  const at = (size: number) => `${WHAT[name]}, ${size.toLocaleString("en")} projects in the table`;
  const note = `a single client, median of ${ROUNDS} medians of ${ROUND_REQUESTS} requests`;
  const share = { name: "the same, large ÷ small table", value: large / small, note: `${OWN_PROJECTS} of them belong to the account` };
  return [
    { name: at(SMALL), value: small, unit: "ms", limit: null, note },
    { name: at(LARGE), value: large, unit: "ms", limit: null, note },
    { ...share, unit: "×", limit: FLAT },
  ];
}

/** Fills the table, and returns a function that measures a round of requests: their median in milliseconds. */
async function prepareTable(stage: Stage, size: number): Promise<(name: keyof typeof WHAT) => Promise<number>> {
  const [accountId = "", ...otherIds] = await openAccounts(stage.ctx, 1 + OTHER_ACCOUNTS);
  const keys = (await makeKeys(stage.ctx, { accountIds: [accountId], count: KEYS })).map(({ key }) => key);
  const apart = size / OWN_PROJECTS;
  await fill(stage.databaseUrl, [accountId, otherIds, size, apart]);
  const anyOwn = (index: number) => projectId(((index * 617) % OWN_PROJECTS) * apart);
  const requests = {
    list: keys.map((key) => wireText({ path: "/b/api/v1/projects?limit=20", key })),
    read: keys.map((key, index) => wireText({ path: `/b/api/v1/projects/${anyOwn(index)}`, key })),
  };
  const next = { list: 0, read: 0 };
  return async (name) => {
    const plan = { connections: 1, requests: requests[name], first: next[name], expected: 200 };
    const result = await stage.send({ ...plan, warmUp: { requests: 5 }, measured: { requests: ROUND_REQUESTS } });
    next[name] = result.next;
    return result.median;
  };
}

async function fill(databaseUrl: string, values: readonly unknown[]): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // The accounts exist; checking a million foreign keys would only take time.
  await client.query("set session_replication_role = replica");
  await client.query(FILL, [...values]);
  await client.query("vacuum analyze projects");
  await client.query("checkpoint");
  await client.end();
}
