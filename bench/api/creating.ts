// The latency of creating projects through the API while no worker builds them.
import type { Metric } from "../metrics.ts";
import { PROMPT } from "./builds.ts";
import type { AccountKey } from "./accounts.ts";
import type { Stage } from "./stage.ts";
import { FRESH_UUID, wireText } from "./requests.ts";

const CONNECTIONS = 16;
const COUNTED_REQUESTS = 200;

/** Creates with `keys` in turn, each time under a new requestId, and reports the times and the statements per create. */
export async function benchCreating(stage: Stage, { keys, seconds }: { keys: readonly AccountKey[]; seconds: number }): Promise<Metric[]> {
  const json = { prompt: PROMPT, requestId: FRESH_UUID };
  const requests = keys.map(({ key }) => wireText({ path: "/b/api/v1/projects", key, json }));
  const plan = { connections: CONNECTIONS, requests, expected: 202 };
  const warmUp = { seconds: Math.min(1, seconds) };
  const result = await stage.send({ ...plan, first: 0, warmUp, measured: { seconds } });
  const counted = { ...plan, connections: 1, first: result.next, warmUp: { requests: 0 }, measured: { requests: COUNTED_REQUESTS } };
  const statements = await stage.countStatements(() => stage.send(counted));
  const note = `${CONNECTIONS} connections, ${seconds} s, worker idle`;
  return [
    { name: "creating a project, p99", value: result.p99, unit: "ms", limit: 60, note },
    { name: "the same, median", value: result.median, unit: "ms", limit: null, note: "" },
    { name: "creates per second", value: result.requests / result.seconds, unit: "req/s", limit: null, note: "" },
    {
      name: "SQL statements per create",
      value: statements / COUNTED_REQUESTS,
      unit: "",
      limit: null,
      note: "including begin, commit and those of the queue",
    },
  ];
}
