// Reading an operation, compared to a bare Fastify route that reads one row of the same table by its primary key. The
// two take turns, so that other load on the machine affects both.
import pg from "pg";
import { type Metric, median } from "../metrics.ts";
import { copyFinishedBuild, startBuilds } from "./builds.ts";
import type { BareListening, BarePlan } from "./load/bare.ts";
import type { LoadResult } from "./load/load.ts";
import { startChild } from "./load/start-child.ts";
import type { AccountKey } from "./accounts.ts";
import type { Stage } from "./stage.ts";
import { wireText } from "./requests.ts";

const ROUNDS = 3;
const CONNECTIONS = 64;
const POOL_SIZE = 20;
const COUNTED_REQUESTS = 4_000;

interface Route {
  port: number;
  requests: readonly string[];
}

/** Reads running and finished operations with `keys` in turn, and reports requests per second, times, and statements per request. */
export async function benchReading(stage: Stage, { keys, seconds }: { keys: readonly AccountKey[]; seconds: number }): Promise<Metric[]> {
  const firstKeys = [...new Map(keys.map((one) => [one.accountId, one])).values()];
  const started = await startBuilds(stage, firstKeys);
  const running = new Map(firstKeys.map(({ accountId }, index) => [accountId, started[index] ?? ""]));
  const finished = await copyFinishedBuild(
    stage.databaseUrl,
    firstKeys.map(({ accountId }) => accountId),
  );
  const reads = (requestIds: ReadonlyMap<string, string>) =>
    keys.map(({ accountId, key }) => wireText({ path: `/b/api/v1/operations/${requestIds.get(accountId)}`, key }));
  const bare = startChild<BarePlan>("bare.ts");
  try {
    bare.send({ connectionString: stage.databaseUrl, poolSize: POOL_SIZE });
    const { port } = await bare.receive<BareListening>();
    const ids = await operationIds(stage.databaseUrl, started);
    const service = stage.service.port;
    const routes = {
      still: { port, requests: [wireText({ path: "/still", key: "none" })] },
      bare: { port, requests: keys.map(({ key }, index) => wireText({ path: `/operations/${ids[index % ids.length]}`, key })) },
      running: { port: service, requests: reads(running) },
      finished: { port: service, requests: reads(finished) },
    };
    const results = await measure(stage, { routes, seconds });
    return [...metricsOf(results, seconds), ...(await statementMetrics(stage, routes.running))];
  } finally {
    await bare.stop();
  }
}

async function operationIds(databaseUrl: string, requestIds: readonly string[]): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ id: string }>("select id from operations where request_id = any($1)", [requestIds]);
  await client.end();
  return rows.map(({ id }) => id);
}

type RouteName = "still" | "bare" | "running" | "finished";
type Results = Record<RouteName, LoadResult[]>;

async function measure(stage: Stage, { routes, seconds }: { routes: Record<RouteName, Route>; seconds: number }): Promise<Results> {
  const results: Results = { still: [], bare: [], running: [], finished: [] };
  const next = { still: 0, bare: 0, running: 0, finished: 0 };
  const plan = { connections: CONNECTIONS, expected: 200, warmUp: { seconds: Math.min(1, seconds) }, measured: { seconds } };
  const send = async (name: RouteName) => {
    const result = await stage.send({ ...plan, ...routes[name], first: next[name] });
    next[name] = result.next;
    results[name].push(result);
  };
  await send("still");
  for (let round = 0; round < ROUNDS; round += 1) for (const name of ["bare", "running", "finished"] as const) await send(name);
  return results;
}

const rateOf = (results: readonly LoadResult[]) => median(results.map(({ requests, seconds }) => requests / seconds));
const p99Of = (results: readonly LoadResult[]) => median(results.map(({ p99 }) => p99));

function metricsOf({ still, bare, running, finished }: Results, seconds: number): Metric[] {
  const how = `${CONNECTIONS} connections, median of ${ROUNDS} rounds of ${seconds} s`;
  const share = (results: readonly LoadResult[]) => (rateOf(results) / rateOf(bare)) * 100;
  const times = { unit: "ms", limit: null, note: "" } as const;
  const rates = { unit: "req/s", limit: null, note: "" } as const;
  return [
    {
      ...rates,
      name: "load generator on a route without a database",
      value: rateOf(still),
      note: "the most that the load generator can send",
    },
    { ...rates, name: "bare route: one read by primary key", value: rateOf(bare), note: `Fastify and pg, ${how}` },
    { ...times, name: "the same, p99", value: p99Of(bare) },
    { ...rates, name: "reading a running operation", value: rateOf(running), note: `key checked, limits and usage counted; ${how}` },
    { ...rates, name: "the same ÷ bare route", value: share(running), unit: "%", floor: 50 },
    { ...times, name: "the same, p99", value: p99Of(running), limit: 15 },
    { ...rates, name: "reading a finished operation with its proof", value: rateOf(finished), note: how },
    { ...rates, name: "the same ÷ bare route", value: share(finished), unit: "%" },
    { ...times, name: "the same, p99", value: p99Of(finished) },
  ];
}

async function statementMetrics(stage: Stage, { requests }: Route): Promise<Metric[]> {
  const count = async (connections: number, sent: number) => {
    const plan = { connections, requests, first: 0, expected: 200, warmUp: { requests: 0 }, measured: { requests: sent } };
    return (await stage.countStatements(() => stage.send(plan))) / sent;
  };
  const metric = { unit: "", limit: null, note: "counted by pg_stat_statements" } as const;
  return [
    { ...metric, name: "SQL statements per read, single client", value: await count(1, COUNTED_REQUESTS / 8) },
    { ...metric, name: `SQL statements per read, ${CONNECTIONS} connections`, value: await count(CONNECTIONS, COUNTED_REQUESTS) },
  ];
}
