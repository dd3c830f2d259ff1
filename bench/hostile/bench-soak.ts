// Hundreds of builds on one service, every sixth of them hostile, in the same order in every run: whether its memory
// returns to the initial level, and how it develops meanwhile.
import { attackWith } from "../../tests/builds/hostile/attack/attack-with.ts";
import { type Attacker, openTarget, type Target } from "../../tests/builds/hostile/attack/open-target.ts";
import { openPerson, type Person, Refused } from "../../tests/builds/hostile/attack/open-person.ts";
import { MEMORY_MEGABYTES_MOST, untilMemoryIsBack } from "../../tests/builds/hostile/attack/until-memory-is-back.ts";
import { HOSTILE_PAGES } from "../../tests/builds/hostile/hostile-pages.ts";
import type { HostilePage } from "../../tests/builds/hostile/pages/hostile-page.ts";
import { residentMegabytes } from "../../tests/support/servers/process-memory.ts";
import type { Metric } from "../metrics.ts";
import { prompts } from "../prompts.ts";
import { type HeapInspector, inspectHeap, WITH_INSPECTOR } from "./inspect-heap.ts";
import { shuffle } from "./shuffle.ts";

/** The results of a soak. */
export interface SoakReport {
  metrics: Metric[];
  through: string[];
}

/** One build: a hostile page, or an ordinary prompt. */
type Work = { page: HostilePage } | { prompt: string };

const HOSTILE_SHARE = 6;
const SEED = 14;
const WARM_UP_BUILDS = 24;
const LINE_EVERY = 50;
const CONCURRENT_BUILDS = 2;
const BUILDS_A_PERSON = 30;
const BUILD_MILLISECONDS = 120_000;

/** Runs this many builds after a warm-up, prints a line for every fifty, and reports the service's memory before and after. */
export async function benchSoak(builds: number): Promise<SoakReport> {
  const target = await openTarget({ environment: WITH_INSPECTOR });
  const heap = await inspectHeap(target.service);
  try {
    const through: string[] = [];
    await runAll(target, {
      work: Array.from({ length: WARM_UP_BUILDS }, (_, at) => ({ prompt: promptAt(at) })),
      through,
      onBuild: async () => undefined,
    });
    const before = weight(target);
    await printLine(target, { heap, label: "warm" });
    let done = 0;
    const onBuild = async (): Promise<void> => {
      done += 1;
      if (done % LINE_EVERY === 0) await printLine(target, { heap, label: String(done) });
    };
    await runAll(target, { work: planWork(builds), through, onBuild });
    if (!target.isAlive()) return { metrics: [], through: [...through, "the service ended"] };
    const { megabytes, seconds } = await untilMemoryIsBack(target, before);
    await printLine(target, { heap, label: "end" });
    await heap.collect();
    await printLine(target, { heap, label: "collected" });
    if (megabytes > before + MEMORY_MEGABYTES_MOST)
      through.push(`memory: ${before.toFixed(0)} MB before, ${megabytes.toFixed(0)} MB afterwards`);
    return {
      metrics: metricsOf({ builds, before, megabytes, seconds, through: through.length, kept: (await heap.usage()).heapUsed }),
      through,
    };
  } finally {
    heap.close();
    await Promise.allSettled([target.close()]);
  }
}

const promptAt = (at: number): string => prompts[at % prompts.length] ?? "";

function planWork(builds: number): Work[] {
  const pages = shuffle(HOSTILE_PAGES, SEED);
  const work = Array.from({ length: builds }, (_, at): Work => {
    const page = pages[Math.floor(at / HOSTILE_SHARE) % pages.length];
    return at % HOSTILE_SHARE === 0 && page !== undefined ? { page } : { prompt: promptAt(at) };
  });
  return shuffle(work, SEED);
}

interface Runs {
  work: readonly Work[];
  through: string[];
  onBuild(): Promise<void>;
}

async function runAll(target: Target, { work, through, onBuild }: Runs): Promise<void> {
  const waiting = [...work];
  const runQueue = async (): Promise<void> => {
    const build = openBuilder(target, through);
    for (let next = waiting.shift(); next !== undefined && target.isAlive(); next = waiting.shift()) {
      await build(next);
      await onBuild();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_BUILDS }, runQueue));
}

/** Runs builds: ordinary apps as users whose credits last for some builds, hostile pages as attackers. */
function openBuilder(target: Target, through: string[]): (work: Work) => Promise<void> {
  let person: Person | null = null;
  let builds = 0;
  let attacker: Attacker | null = null;
  const buildOrdinary = async (prompt: string): Promise<void> => {
    if (person === null || builds % BUILDS_A_PERSON === 0) person = await openPerson(target.service.port);
    builds += 1;
    const projectId = await person.create(prompt);
    const settled = await person.settled(projectId, BUILD_MILLISECONDS);
    if (settled?.build.status !== "done")
      through.push(`an ordinary build ended ${settled?.build.status ?? "never"}: ${settled?.build.error?.message ?? prompt}`);
  };
  const buildHostile = async (page: HostilePage): Promise<void> => {
    attacker ??= await target.attacker();
    const { ways } = await attackWith(target, attacker, { page, options: { withNeighbour: false } });
    through.push(...ways.map((way) => `${page.name}: ${way}`));
  };
  return async (work) => {
    const run = (): Promise<void> => ("page" in work ? buildHostile(work.page) : buildOrdinary(work.prompt));
    const [ran] = await Promise.allSettled([run()]);
    if (ran.status === "fulfilled" || !target.isAlive()) return;
    if (!(ran.reason instanceof Refused)) throw ran.reason;
    // Rate-limited: switch to new accounts, which are free.
    [person, attacker] = [null, null];
    await run();
  };
}

const weight = (target: Target): number => {
  const { service, children } = target.memory();
  return service + children;
};

async function printLine(target: Target, { heap, label }: { heap: HeapInspector; label: string }): Promise<void> {
  if (!target.isAlive()) return;
  const { service, children, postgres } = target.memory();
  const { all, anonymous } = residentMegabytes(target.service.process.pid ?? 0);
  const { heapUsed, heapTotal, external, arrayBuffers } = await heap.usage();
  const outside = anonymous - heapTotal - arrayBuffers;
  const values = {
    all: service + children,
    service,
    resident: all,
    anonymous,
    heapUsed,
    heapTotal,
    external,
    arrayBuffers,
    outside,
    children,
    postgres,
  };
  const measurements = Object.entries(values).map(([name, value]) => `${name} ${value.toFixed(0)}`);
  console.error(`${label.padStart(9)}  ${measurements.join("  ")}`);
}

interface Ends {
  builds: number;
  before: number;
  megabytes: number;
  seconds: number;
  through: number;
  kept: number;
}

function metricsOf({ builds, before, megabytes, seconds, through, kept }: Ends): Metric[] {
  const hostile = Math.ceil(builds / HOSTILE_SHARE);
  const what = "the service and all processes that it started except PostgreSQL, proportional set size";
  return [
    { name: "builds", value: builds, unit: "", limit: null, note: `${hostile} of them hostile, after ${WARM_UP_BUILDS} warm-up builds` },
    { name: "successful attacks", value: through, unit: "", limit: 0, note: "" },
    { name: "memory after warm-up", value: before, unit: "MB", limit: null, note: what },
    {
      name: "memory at the end",
      value: megabytes,
      unit: "MB",
      limit: Math.round(before + MEMORY_MEGABYTES_MOST),
      note: `${seconds.toFixed(0)} s after the last build`,
    },
    { name: "service heap in use at the end, after garbage collection", value: kept, unit: "MB", limit: null, note: "" },
  ];
}
