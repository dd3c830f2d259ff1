// Two thousand clients that wait for changes of their builds: their cost while nothing happens, and how soon the last
// one gets its response after a change.
import { inArray } from "drizzle-orm";
import { inTransaction } from "../../src/domain/call.ts";
import type { AppContext } from "../../src/domain/call.ts";
import { writeOperation } from "../../src/storage/rows/builds/build-state.ts";
import { operations } from "../../src/storage/tables/index.ts";
import { type Metric, median } from "../metrics.ts";
import type { AccountKey } from "./accounts.ts";
import { startBuilds } from "./builds.ts";
import { startChild } from "./load/start-child.ts";
import type { WaitersAnswered, WaitersAsked, WaitersPlan } from "./load/waiters.ts";
import type { Stage } from "./stage.ts";
import { processorPercent, untilIdle } from "./processor.ts";
import { wireText } from "./requests.ts";

const WAITERS = 2_000;
const IDLE_PERCENT_MOST = 2;
const ANSWERED_MILLISECONDS_MOST = 250;
const IDLE_WINDOWS = 3;

/** Lets 2,000 clients wait for their own builds, and then 2,000 for one build; reports idle processor time and the slowest responses. */
export async function benchWaiting(stage: Stage, { keys, seconds }: { keys: readonly AccountKey[]; seconds: number }): Promise<Metric[]> {
  const { ctx } = stage;
  const owners = keys.slice(0, WAITERS);
  const requestIds = await startBuilds(stage, owners);
  await untilIdle(stage.service.process.pid ?? 0);
  const nobody = await idlePercentOf(stage.service.process.pid ?? 0, seconds);
  const own = await wait(stage, {
    seconds,
    requests: owners.map(({ key }, index) => waitFor(requestIds[index], key)),
    change: () => advanceAll(ctx, requestIds),
  });
  const [first] = owners;
  const sharing = keys.filter(({ accountId }) => accountId === first?.accountId);
  const shared = await wait(stage, {
    seconds,
    requests: Array.from({ length: WAITERS }, (_, index) => waitFor(requestIds[0], sharing[index % sharing.length]?.key ?? "")),
    change: () => stop(stage, { requestId: requestIds[0], key: first?.key ?? "" }),
  });
  return [
    idle("idle CPU time of the service, no waiting clients", { percent: nobody, seconds }),
    {
      ...idle(`the same, ${WAITERS} clients waiting for ${WAITERS} builds`, { percent: own.idlePercent, seconds }),
      limit: IDLE_PERCENT_MOST,
    },
    { ...idle(`the same, ${WAITERS} clients waiting for one build`, { percent: shared.idlePercent, seconds }), limit: IDLE_PERCENT_MOST },
    slowest(own, `${WAITERS} builds change in one transaction → last waiting client has its response`),
    slowest(shared, `one build is stopped → last of ${WAITERS} waiting clients has its response`),
  ];
}

function waitFor(requestId: string | undefined, key: string): string {
  return wireText({ path: `/b/api/v1/operations/${requestId}`, key, prefer: "wait=60" });
}

/** Advances all builds in one transaction. Returns when the commit was sent, in milliseconds since 1970. */
async function advanceAll(ctx: AppContext, requestIds: readonly string[]): Promise<number> {
  return inTransaction(ctx, async ({ database, clock }) => {
    const rows = await database
      .select({ id: operations.id })
      .from(operations)
      .where(inArray(operations.requestId, [...requestIds]));
    for (const { id } of rows) await writeOperation(database, id, { progress: 1, updatedAt: clock.now() });
    return Date.now();
  });
}

/** Stops a build through the API. Returns when the request was sent, in milliseconds since 1970. */
async function stop({ service }: Stage, { requestId, key }: { requestId: string | undefined; key: string }): Promise<number> {
  const sentAt = Date.now();
  const headers = { authorization: `Bearer ${key}` };
  const answer = await service.request(`/b/api/v1/operations/${requestId}/stop`, { method: "POST", headers });
  if (answer.status !== 202) throw new Error(`stopping answered ${answer.status}: ${await answer.text()}`);
  return sentAt;
}

interface Wait {
  seconds: number;
  requests: readonly string[];
  /** Makes the change that all clients wait for, and returns its time. */
  change(): Promise<number>;
}

interface Waited {
  idlePercent: number;
  /** The time from the change to each response. */
  milliseconds: number[];
}

async function wait({ service }: Stage, { seconds, requests, change }: Wait): Promise<Waited> {
  const pid = service.process.pid ?? 0;
  const waiters = startChild<WaitersPlan>("waiters.ts");
  try {
    waiters.send({ port: service.port, requests });
    await waiters.receive<WaitersAsked>();
    await untilIdle(pid);
    const idlePercent = await idlePercentOf(pid, seconds);
    const changedAt = await change();
    const { answeredAt, wrong } = await waiters.receive<WaitersAnswered>();
    if (wrong !== null) throw new Error(`a waiter was not answered with the build:\n${wrong}`);
    const milliseconds = answeredAt.map((moment) => moment - changedAt);
    if (Math.min(...milliseconds) < 0) throw new Error("a waiter was answered before anything had changed");
    return { idlePercent, milliseconds };
  } finally {
    await waiters.stop();
  }
}

/** The median of several windows: a single garbage collection in one of them says nothing of the others. */
async function idlePercentOf(pid: number, seconds: number): Promise<number> {
  const windows: number[] = [];
  for (let window = 0; window < IDLE_WINDOWS; window += 1) windows.push(await processorPercent(pid, seconds));
  return median(windows);
}

function idle(name: string, { percent, seconds }: { percent: number; seconds: number }): Metric {
  return { name, value: percent, unit: "%", limit: null, note: `of one core, median of ${IDLE_WINDOWS} times ${seconds} s` };
}

function slowest({ milliseconds }: Waited, name: string): Metric {
  const note = `median ${median(milliseconds)} ms`;
  return { name, value: Math.max(...milliseconds), unit: "ms", limit: ANSWERED_MILLISECONDS_MOST, note };
}
