// The time from start until the service can build, and its idle memory.
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { removeData, startService } from "../tests/support/start-service.ts";
import { type Metric, median } from "./metrics.ts";
import { treeMemoryMegabytes } from "../tests/support/servers/process-memory.ts";

/** Starts on new data folders and again on existing ones, and reports the medians and the idle memory. */
export async function benchStart(): Promise<Metric[]> {
  const fresh: number[] = [];
  const existing: number[] = [];
  let memory = Number.NaN;
  for (let round = 0; round < 3; round += 1) {
    const dataFolder = path.join(await mkdtemp(path.join(tmpdir(), "atelier-start-")), "data");
    fresh.push(await secondsToReady(dataFolder));
    for (let again = 0; again < 2; again += 1) existing.push(await secondsToReady(dataFolder));
    if (round === 2) memory = await idleMemory(dataFolder);
    await removeData(dataFolder);
  }
  return [
    { name: "start → /readyz, existing data folder", value: median(existing), unit: "s", limit: 3, note: `median of ${existing.length}` },
    { name: "start → /readyz, new data folder", value: median(fresh), unit: "s", limit: 6, note: `median of ${fresh.length}` },
    {
      name: "idle memory, service and its child processes",
      value: memory,
      unit: "MB",
      limit: 400,
      note: "proportional set size, once the tools of builds have ended for want of work; excludes PostgreSQL when it is detached",
    },
  ];
}

async function secondsToReady(dataFolder: string): Promise<number> {
  const began = performance.now();
  const service = await startService({ isWatched: false, dataFolder });
  const seconds = (performance.now() - began) / 1000;
  await service.stop();
  return seconds;
}

async function idleMemory(dataFolder: string): Promise<number> {
  const service = await startService({ isWatched: false, dataFolder, environment: { ATELIER_IDLE_SECONDS: "5" } });
  await new Promise((resolve) => setTimeout(resolve, 10_000));
  const megabytes = treeMemoryMegabytes(service.process.pid ?? 0);
  await service.stop();
  return megabytes;
}
