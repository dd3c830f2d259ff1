// What the benchmarks of builds share: one build on its own, timed, and the durations of the stages of many.
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { buildAndWait, type ReadOperation, type Wish } from "../../tests/support/build-and-wait.ts";
import type { RunningService } from "../../tests/support/start-service.ts";
import { type Metric, median } from "../metrics.ts";

/** Between two builds, so that what prepares the next one is not measured with it: a single person's builds are further apart. */
const PAUSE_MILLISECONDS = 2_000;

const stageOrder = ["understand", "write", "check", "try", "deliver", "publish", "settle"];

/** Builds once nothing else is built, and says how long it took. Throws if the build does not end done. */
export async function timeBuild(
  service: RunningService,
  { database, wish }: { database: string; wish: Wish },
): Promise<{ operation: ReadOperation; seconds: number }> {
  await forgetCounts(database);
  await setTimeout(PAUSE_MILLISECONDS);
  const began = performance.now();
  const operation = await buildAndWait(service, wish);
  const seconds = (performance.now() - began) / 1000;
  if (operation.operationStatus !== "done")
    throw new Error(`${JSON.stringify(wish)} ended ${operation.operationStatus}: ${operation.error?.message}`);
  return { operation, seconds };
}

// One key follows all builds, faster than its rate limit allows: waiting for the next window is not build time.
async function forgetCounts(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query("delete from rate_windows");
  await client.end();
}

/** The median of each stage of these builds, and of the sums of all stages but the browser's, in milliseconds. */
export async function stageMedians(database: string, requests: readonly string[]): Promise<{ metrics: Metric[]; withoutBrowser: number }> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  const { rows } = await client.query<{ operation: string; stage: string; milliseconds: number }>(
    `select s.operation_id as operation, s.stage, s.milliseconds from operation_stages s join operations o on o.id = s.operation_id where o.request_id = any($1)`,
    [requests],
  );
  await client.end();
  const metrics = stageOrder.map((stage) => ({
    name: `stage ${stage}`,
    value: median(rows.filter((row) => row.stage === stage).map((row) => row.milliseconds)),
    unit: "ms" as const,
    limit: null,
    note: "",
  }));
  const sums = Map.groupBy(
    rows.filter((row) => row.stage !== "try"),
    (row) => row.operation,
  );
  return { metrics, withoutBrowser: median([...sums.values()].map((group) => group.reduce((sum, row) => sum + row.milliseconds, 0))) };
}
