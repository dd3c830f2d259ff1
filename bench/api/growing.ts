// Listing and reading the projects of one account while the table grows around them. The account always has the same
// thousand projects; in the large table they lie among all others, as projects that were made over a long time do.
import pg from "pg";
import type { Figure } from "../figures.ts";
import { makeKeys, openAccounts } from "./accounts.ts";
import type { Stage } from "./stage.ts";
import { wireText } from "./requests.ts";

const OWN_PROJECTS = 1_000;
const SMALL = 1_000;
const LARGE = 1_000_000;
const OTHER_ACCOUNTS = 50;
const KEYS = 200;
const REQUESTS = 400;
const WARM_UP_REQUESTS = 150;
const FLAT = 1.5;

const projectId = (number: number) => `01900000-0000-7000-8000-${number.toString(16).padStart(12, "0")}`;

// $1 account under test, $2 the other accounts, $3 size of the table, $4 how many projects apart the account's own lie.
const FILL = `
  insert into projects (id, account_id, prompt, type, model, status, site_name, created_at, updated_at)
  select ('01900000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid,
    case when n % $4 = 0 then $1 else ($2::uuid[])[1 + n % array_length($2::uuid[], 1)] end,
    'A recipe box with ratings and a shopping list', 'web', 'blueprint', 'ready', 'recipe-box-' || n,
    '2026-01-01'::timestamptz + n * interval '1 second', '2026-01-01'::timestamptz + n * interval '1 second'
  from generate_series(0, $3 - 1) as n`;

interface Times {
  list: number;
  read: number;
}

interface Tables {
  accountId: string;
  otherIds: readonly string[];
  keys: readonly string[];
}

/** Measures both requests in the small and in the large table, from a lone client. */
export async function benchGrowing(stage: Stage): Promise<Figure[]> {
  const [accountId = "", ...otherIds] = await openAccounts(stage.ground, 1 + OTHER_ACCOUNTS);
  const keys = (await makeKeys(stage.ground, { accountIds: [accountId], count: KEYS })).map(({ key }) => key);
  const small = await timesAt(stage, { size: SMALL, tables: { accountId, otherIds, keys } });
  const large = await timesAt(stage, { size: LARGE, tables: { accountId, otherIds, keys } });
  const figuresOf = (name: string, what: keyof Times): Figure[] => {
    const at = (size: number) => `${name}, ${size.toLocaleString("en")} projects in the table`;
    const note = `median of ${REQUESTS} requests of a lone client`;
    return [
      { name: at(SMALL), value: small[what], unit: "ms", limit: null, note },
      { name: at(LARGE), value: large[what], unit: "ms", limit: null, note },
      {
        name: "the same, large ÷ small table",
        value: large[what] / small[what],
        unit: "×",
        limit: FLAT,
        note: `the account has ${OWN_PROJECTS} of them`,
      },
    ];
  };
  return [...figuresOf("listing twenty projects", "list"), ...figuresOf("reading a project", "read")];
}

async function timesAt(stage: Stage, { size, tables }: { size: number; tables: Tables }): Promise<Times> {
  await fill(stage.databaseUrl, { size, tables });
  const apart = size / OWN_PROJECTS;
  const anyOwn = (index: number) => projectId(((index * 617) % OWN_PROJECTS) * apart);
  const list = tables.keys.map((key) => wireText({ path: "/b/api/v1/projects?limit=20", key }));
  const read = Array.from({ length: OWN_PROJECTS }, (_, index) =>
    wireText({ path: `/b/api/v1/projects/${anyOwn(index)}`, key: tables.keys[index % tables.keys.length] ?? "" }),
  );
  const plan = { connections: 1, first: 0, expected: 200, warmUp: { requests: WARM_UP_REQUESTS }, measured: { requests: REQUESTS } };
  return {
    list: (await stage.send({ ...plan, requests: list })).median,
    read: (await stage.send({ ...plan, requests: read })).median,
  };
}

async function fill(databaseUrl: string, { size, tables }: { size: number; tables: Tables }): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("truncate projects cascade");
  await client.query(FILL, [tables.accountId, tables.otherIds, size, size / OWN_PROJECTS]);
  await client.query("vacuum analyze projects");
  await client.query("checkpoint");
  await client.end();
}
