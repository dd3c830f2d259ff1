// From POST to done, warm, for the built-in generator including the browser's proof; and the cost of the same files
// with the usual toolchain of other builders: npm install, tsc, vite build.
import pg from "pg";
import { buildAndWait } from "../../tests/support/build-and-wait.ts";
import { takeOutside } from "../../tests/builds/outside/take-outside.ts";
import type { RunningService } from "../../tests/support/start-service.ts";
import { type Metric, median } from "../metrics.ts";
import { prompts } from "../prompts.ts";

/** Between two builds, so that what prepares the next one is not measured with it: a single person's builds are further apart. */
const PAUSE_MILLISECONDS = 2_000;

const stageOrder = ["understand", "write", "check", "try", "deliver", "publish", "settle"];

/** Builds the prompts sequentially, twice after a warm-up round, and reports the medians. */
export async function benchBuild(service: RunningService, database: string): Promise<Metric[]> {
  for (const prompt of prompts.slice(0, 2)) await buildAndWait(service, prompt);
  const seconds: number[] = [];
  const requests: string[] = [];
  let last = "";
  for (let round = 0; round < 2; round += 1) {
    for (const prompt of prompts) {
      await forgetCounts(database);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MILLISECONDS));
      const began = performance.now();
      const operation = await buildAndWait(service, prompt);
      seconds.push((performance.now() - began) / 1000);
      if (operation.operationStatus !== "done")
        throw new Error(`"${prompt}" ended ${operation.operationStatus}: ${operation.error?.message}`);
      requests.push(operation.requestId);
      last = operation.projectId;
    }
  }
  const stages = await stageMedians(database, requests);
  const ours = median(seconds);
  const ordinary = await ordinarySeconds(service, last);
  return [
    {
      name: "POST → done, browser proof included",
      value: ours,
      unit: "s",
      limit: 2,
      note: `median of ${seconds.length} builds of ${prompts.length} prompts, each begun when nothing else is built`,
    },
    {
      name: "the same without the browser stage",
      value: stages.withoutBrowser / 1000,
      unit: "s",
      limit: 0.8,
      note: "median of the sums of the other stages",
    },
    ...stages.metrics,
    {
      name: "npm install + tsc + vite build, same files",
      value: ordinary,
      unit: "s",
      limit: null,
      note: "warm npm cache, one run, no browser, no checks",
    },
    { name: "standard toolchain ÷ ours with proof", value: ordinary / ours, unit: "×", limit: null, note: "" },
  ];
}

// One key follows all builds, faster than its rate limit allows: waiting for the next window is not build time.
async function forgetCounts(database: string): Promise<void> {
  const client = new pg.Client({ connectionString: database });
  await client.connect();
  await client.query("delete from rate_windows");
  await client.end();
}

async function stageMedians(database: string, requests: readonly string[]): Promise<{ metrics: Metric[]; withoutBrowser: number }> {
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

async function ordinarySeconds(service: RunningService, projectId: string): Promise<number> {
  const answer = await service.request(`/b/api/v1/projects/${projectId}/files`);
  const { files } = (await answer.json()) as { files: { path: string; content: string }[] };
  const warming = await takeOutside(files);
  await warming.run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"]);
  await warming.remove();
  const project = await takeOutside(files);
  const install = await project.run("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline"]);
  const build = await project.run("npm", ["run", "build"]);
  await project.remove();
  return (install.milliseconds + build.milliseconds) / 1000;
}
