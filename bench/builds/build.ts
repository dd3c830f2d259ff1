// From POST to done, warm, for the built-in generator including the browser's proof; and the cost of the same files
// with the usual toolchain of other builders: npm install, tsc, vite build.
import { buildAndWait } from "../../tests/support/build-and-wait.ts";
import { takeOutside } from "../../tests/builds/outside/take-outside.ts";
import type { RunningService } from "../../tests/support/start-service.ts";
import { type Metric, median } from "../metrics.ts";
import { prompts } from "../prompts.ts";
import { stageMedians, timeBuild } from "./timing.ts";

/** So many of the prompts are built at once as well. */
const AT_ONCE = 6;

/** Builds the prompts sequentially, twice after a warm-up round, and reports the medians. */
export async function benchBuild(service: RunningService, database: string): Promise<Metric[]> {
  for (const prompt of prompts.slice(0, 2)) await buildAndWait(service, prompt);
  const seconds: number[] = [];
  const requests: string[] = [];
  let last = "";
  for (let round = 0; round < 2; round += 1) {
    for (const prompt of prompts) {
      const { operation, seconds: taken } = await timeBuild(service, { database, wish: prompt });
      seconds.push(taken);
      requests.push(operation.requestId);
      last = operation.projectId;
    }
  }
  const stages = await stageMedians(database, requests);
  const began = performance.now();
  await Promise.all(prompts.slice(0, AT_ONCE).map((prompt) => buildAndWait(service, prompt)));
  const together = (performance.now() - began) / 1000;
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
      name: `${AT_ONCE} builds at once → the last is done`,
      value: together,
      unit: "s",
      limit: null,
      note: "one account, one service",
    },
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
