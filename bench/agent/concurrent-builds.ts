// Fifty concurrent builds in one process, each with a slow model: their memory, the latency for another client of the
// service, and whether any of them is starved by the others.
import { setTimeout as pause } from "node:timers/promises";
import { call, finish, PROMPT, routeSummary, SUMMARY_PAGE, writeSummary } from "../../tests/models/agent/play-agent.ts";
import type { Sketching } from "../../tests/models/sketch/tenants/sketching.ts";
import { untilSettled } from "../../tests/support/build-and-wait.ts";
import type { Answer } from "../../tests/support/model-server/turn.ts";
import type { Probed, ProbePlan } from "../api/load/probe.ts";
import { startChild } from "../api/load/start-child.ts";
import { type Metric, median, valueAt } from "../metrics.ts";
import { peakMemoryMegabytes, treeMemoryMegabytes } from "../../tests/support/servers/process-memory.ts";
import { isDelivered } from "./build-to-end.ts";
import { playSteps, promptOfGroup, type SeenTurn, waitsBetween } from "./play-steps.ts";

/** The number of concurrent builds. */
export const BUILDS = 50;
const WAIT_SECONDS_MOST = 30;
const PROBE_PAUSE_MILLISECONDS = 20;
const MEMORY_PAUSE_MILLISECONDS = 1_000;

const MEAN = "<p>Mean cover: {Math.round(mean)} %</p>";
const STEPS: readonly Answer[] = [
  { calls: [call("read", { paths: ["src/routes.tsx", "src/pages/home-page.tsx"] })] },
  { calls: [writeSummary(SUMMARY_PAGE.replace("sum + cover, 0)", 'sum + cover, "0")')), ...routeSummary] },
  { calls: [call("check")] },
  { calls: [writeSummary(), call("check")] },
  { calls: [call("read", { paths: ["src/components/resource/resource-list.tsx", "src/lib/rows.ts"] })] },
  {
    calls: [
      call("edit", { path: "src/pages/summary-page.tsx", search: MEAN, replace: `${MEAN}\n      <p>Of {covers.length} sightings.</p>` }),
    ],
  },
  { calls: [finish("There is a summary page now.")] },
];

/** Starts the builds at once and reports when all have ended. */
export async function benchConcurrentBuilds(harness: Sketching): Promise<Metric[]> {
  const pid = harness.service.process.pid ?? 0;
  const turns = playSteps(harness.model, STEPS, slowly());
  const beside = startChild<ProbePlan>("probe.ts");
  try {
    beside.send({ port: harness.service.port, pauseMilliseconds: PROBE_PAUSE_MILLISECONDS });
    const memory = watchMemory(pid);
    const beganAt = performance.now();
    const ends = await buildAll(harness).finally(memory.stop);
    beside.send({ port: null });
    const probed = await beside.receive<Probed>();
    if (probed.wrong !== null) throw new Error(`the service gave no sign of life:\n${probed.wrong}`);
    return [
      ...metricsOf(ends, { beganAt, turns }),
      ...memoryMetrics({ service: peakMemoryMegabytes(pid), tree: memory.peak() }),
      ...probeMetrics(probed.milliseconds),
    ];
  } finally {
    await beside.stop();
  }
}

/** How a build ended, and when, in milliseconds of this process. */
interface End {
  build: string;
  endedAt: number;
  isDone: boolean;
}

async function buildAll(harness: Sketching): Promise<End[]> {
  const build = async (group: number): Promise<End> => {
    const { requestId } = await harness.create(promptOfGroup(PROMPT, group));
    const [settled] = await Promise.allSettled([untilSettled(harness.service, requestId)]);
    const endedAt = performance.now();
    // A build that times out counts as not done; the others are still measured.
    const isDone = settled.status === "fulfilled" && isDelivered(settled.value);
    return { build: String(group), endedAt, isDone };
  };
  return Promise.all(Array.from({ length: BUILDS }, (_, at) => build(at + 1)));
}

/** Answers of half a second to two seconds, streamed in twenty pieces; the durations are the same in every run. */
function slowly(): (answer: Answer) => Answer {
  let answers = 0;
  return (answer) => {
    answers += 1;
    const milliseconds = 500 + ((answers * 617) % 1_500);
    const characters = JSON.stringify([answer.say, answer.calls]).length;
    return {
      ...answer,
      millisecondsToFirst: milliseconds / 3,
      millisecondsPerChunk: milliseconds / 30,
      chunkCharacters: Math.ceil(characters / 20),
    };
  };
}

function watchMemory(pid: number): { stop(): void; peak(): number } {
  let [peak, isOver] = [Number.NaN, false];
  void (async () => {
    for (; !isOver; await pause(MEMORY_PAUSE_MILLISECONDS)) {
      const now = treeMemoryMegabytes(pid);
      if (!(peak > now)) peak = now;
    }
  })();
  return { stop: () => (isOver = true), peak: () => peak };
}

function metricsOf(ends: readonly End[], { beganAt, turns }: { beganAt: number; turns: readonly SeenTurn[] }): Metric[] {
  const waits = waitsBetween(turns).map((milliseconds) => milliseconds / 1000);
  const endings = ends.map(
    ({ build, endedAt }) => (endedAt - (turns.findLast((turn) => turn.build === build)?.sentAt ?? Number.NaN)) / 1000,
  );
  const seconds = ends.map(({ endedAt }) => (endedAt - beganAt) / 1000);
  const done = ends.filter(({ isDone }) => isDone).length;
  const inSeconds = { unit: "s", limit: null, note: "" } as const;
  const spread = (values: readonly number[]) => `median ${median(values).toFixed(2)} s, p95 ${valueAt(values, 0.95).toFixed(2)} s`;
  const longest = { name: "longest wait of a build between two model responses", value: Math.max(...waits), note: spread(waits) };
  const note = `${STEPS.length} steps each, two with checks; responses take 0.5 to 2 s, one process, no browser`;
  return [
    { name: `of ${BUILDS} concurrent builds, ended as expected`, value: done, unit: "", limit: null, floor: BUILDS, note },
    { ...inSeconds, name: "first build ends", value: Math.min(...seconds), note: "from the first create" },
    { ...inSeconds, name: "last build ends", value: Math.max(...seconds) },
    { ...inSeconds, ...longest, limit: WAIT_SECONDS_MOST },
    { ...inSeconds, name: "last model response → end of the build, longest", value: Math.max(...endings), note: spread(endings) },
  ];
}

function memoryMetrics({ service, tree }: { service: number; tree: number }): Metric[] {
  const megabytes = { unit: "MB", limit: null } as const;
  return [
    { ...megabytes, name: "peak memory of the service process meanwhile", value: service, note: "resident set size" },
    { ...megabytes, name: "the same with child processes", value: tree, note: "proportional set size, sampled every second" },
  ];
}

function probeMetrics(milliseconds: readonly number[]): Metric[] {
  const metric = { unit: "ms", limit: null, note: "" } as const;
  const note = `a single client, every ${PROBE_PAUSE_MILLISECONDS} ms; delays of the event loop and the machine`;
  return [
    { ...metric, name: "health check meanwhile, median", value: median(milliseconds), note },
    { ...metric, name: "the same, p99", value: valueAt(milliseconds, 0.99) },
    { ...metric, name: "the same, slowest", value: Math.max(...milliseconds) },
  ];
}
