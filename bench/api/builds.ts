// Builds to read: running ones, which are started through the API and never picked up by a worker, and finished ones
// with all the data of a real build.
import { randomUUID } from "node:crypto";
import pg from "pg";
import { buildAndWait } from "../../tests/support/build-and-wait.ts";
import type { RunningService } from "../../tests/support/start-service.ts";
import type { AccountKey } from "./accounts.ts";
import type { Stage } from "./stage.ts";
import { wireText } from "./requests.ts";

/** The prompt of every build of these benchmarks. */
export const PROMPT = "A recipe box with ratings and a shopping list";

/** Starts a build with each of these keys and returns their request ids, in the order of the keys. */
export async function startBuilds(stage: Stage, keys: readonly AccountKey[]): Promise<string[]> {
  const requestIds = keys.map(() => randomUUID());
  const create = ({ key }: AccountKey, index: number) =>
    wireText({ path: "/b/api/v1/projects", key, json: { prompt: PROMPT, requestId: requestIds[index] } });
  const plan = { connections: 8, requests: keys.map(create), first: 0, expected: 202 };
  await stage.send({ ...plan, warmUp: { requests: 0 }, measured: { requests: keys.length } });
  return requestIds;
}

/** Runs a real build. Throws if it does not end with a proven version. */
export async function buildForReal(service: RunningService): Promise<void> {
  const { operationStatus, proof, error } = await buildAndWait(service, PROMPT);
  if (operationStatus !== "done" || proof === null) throw new Error(`the build ended ${operationStatus}: ${error?.message ?? "no proof"}`);
}

// `jsonb_populate_record` takes unnamed columns from the copied row, whatever columns a table has.
const COPIES = [
  `create temporary table source on commit drop as select id, project_id from operations where status = 'done'`,
  `create temporary table copies on commit drop as select id as account_id, gen_random_uuid() as project_id, gen_random_uuid() as operation_id,
     gen_random_uuid() as request_id from unnest($1::uuid[]) as accounts (id)`,
  `insert into projects select (jsonb_populate_record(p, jsonb_build_object('id', c.project_id, 'account_id', c.account_id,
     'site_name', p.site_name || '-' || left(c.project_id::text, 8)))).* from projects p, source s, copies c where p.id = s.project_id`,
  `insert into operations select (jsonb_populate_record(o, jsonb_build_object('id', c.operation_id, 'account_id', c.account_id,
     'project_id', c.project_id, 'request_id', c.request_id))).* from operations o, source s, copies c where o.id = s.id`,
  `insert into messages select (jsonb_populate_record(m, jsonb_build_object('id', gen_random_uuid(), 'project_id', c.project_id,
     'operation_id', c.operation_id))).* from messages m, source s, copies c where m.operation_id = s.id`,
  `insert into versions select (jsonb_populate_record(v, jsonb_build_object('project_id', c.project_id,
     'operation_id', c.operation_id))).* from versions v, source s, copies c where v.operation_id = s.id`,
];

/** Gives each account a copy of the only finished build in the database, and returns their request ids by account. */
export async function copyFinishedBuild(databaseUrl: string, accountIds: readonly string[]): Promise<Map<string, string>> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("begin");
  for (const statement of COPIES) await client.query(statement, statement.includes("$1") ? [accountIds] : []);
  const { rows } = await client.query<{ account: string; request: string }>(
    "select account_id as account, request_id as request from copies",
  );
  await client.query("commit");
  await client.query("analyze");
  await client.end();
  return new Map(rows.map(({ account, request }) => [account, request]));
}
