// A load in its own process: this many connections, each with sequential requests, and the time of each request.
import { randomUUID } from "node:crypto";
import { FRESH_UUID } from "../requests.ts";
import { type Connection, openConnection } from "./connection.ts";

/** The length of a part of a load: a duration or a number of responses. */
export type Extent = { seconds: number } | { requests: number };

/** What to send. The connections take the requests in turn, starting at `first`; FRESH_UUID in a request is replaced each time. */
export interface LoadPlan {
  port: number;
  connections: number;
  requests: readonly string[];
  first: number;
  /** The expected status of every response; another one ends the load. */
  expected: number;
  warmUp: Extent;
  measured: Extent;
}

/** The results, times in milliseconds. `next` is the request after the last one sent; `wrong` the first unexpected response. */
export interface LoadResult {
  requests: number;
  seconds: number;
  median: number;
  p99: number;
  slowest: number;
  next: number;
  wrong: string | null;
}

async function runLoad(plan: LoadPlan): Promise<LoadResult> {
  const opened = Array.from({ length: plan.connections }, () => openConnection(plan.port));
  const load = { plan, connections: await Promise.all(opened), next: plan.first, wrong: null };
  await runPart(load, plan.warmUp);
  const began = performance.now();
  const times = Float64Array.from(await runPart(load, plan.measured)).sort();
  const seconds = (performance.now() - began) / 1000;
  for (const connection of load.connections) connection.close();
  const timeAt = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  const summary = { median: timeAt(0.5), p99: timeAt(0.99), slowest: timeAt(1) };
  return { requests: times.length, seconds, ...summary, next: load.next % plan.requests.length, wrong: load.wrong };
}

interface RunningLoad {
  plan: LoadPlan;
  connections: readonly Connection[];
  next: number;
  wrong: string | null;
}

async function runPart(load: RunningLoad, extent: Extent): Promise<number[]> {
  const times: number[] = [];
  const end = "seconds" in extent ? performance.now() + extent.seconds * 1000 : Number.POSITIVE_INFINITY;
  let left = "requests" in extent ? extent.requests : Number.POSITIVE_INFINITY;
  const work = async (connection: Connection) => {
    while (load.wrong === null && left > 0 && performance.now() < end) {
      left -= 1;
      const request = takeRequest(load);
      const began = performance.now();
      const { status, text } = await connection.ask(request);
      times.push(performance.now() - began);
      if (status !== load.plan.expected) load.wrong ??= text;
    }
  };
  await Promise.all(load.connections.map(work));
  return times;
}

function takeRequest(load: RunningLoad): string {
  const { requests } = load.plan;
  const request = requests[load.next % requests.length] ?? "";
  load.next += 1;
  return request.includes(FRESH_UUID) ? request.replaceAll(FRESH_UUID, () => randomUUID()) : request;
}

process.on("message", (plan: LoadPlan) => void runLoad(plan).then((result) => process.send?.(result)));
process.on("disconnect", () => process.exit());
