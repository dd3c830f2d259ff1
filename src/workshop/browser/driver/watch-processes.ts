// Keeps a browser's processes within limits while an untrusted page runs in it. It measures CPU time, not wall-clock
// time: on a busy machine a page is late, but it does not use CPU time without end.
import { lowerPriority, YIELDING_NICENESS } from "../../sandbox/children/lower-priority.ts";
import { processIds, readProcesses, waitedSecondsOf } from "./read-processes.ts";
import type { ProcessUse } from "./read-processes.ts";

/** How much all processes of a browser may use while one site is tried. */
export interface UseLimits {
  cpuSeconds: number;
  /** What each check adds to `cpuSeconds` and `fairCpuSeconds`: an app with many parts has many checks. */
  cpuSecondsPerCheck: number;
  memoryBytes: number;
  threads: number;
  /** Above this, the processes run at a lower priority. */
  fairCpuSeconds: number;
}

/** The CPU seconds each process had used at one moment, by process id. */
export type UseMark = ReadonlyMap<number, number>;

/** A watch over a browser's processes. */
export interface ProcessWatch {
  /** False where the machine does not report what a process uses. */
  isKnown(): boolean;
  mark(): UseMark;
  /** The CPU seconds that the busiest process has used since the mark. */
  busiestSince(mark: UseMark): number;
  /** The CPU seconds that all processes have used since the mark, including those that have exited. */
  allSince(mark: UseMark): number;
  /** For how long, since the start, a process waited for a processor that others had: a page that does not respond meanwhile is not at fault. */
  waitedMilliseconds(): number;
  /** Lowers the processes' priority from now on. */
  yieldToOthers(): void;
  isYielding(): boolean;
  stop(): void;
}

/** Which limit was exceeded, and a sentence about it without a full stop. */
export type UseExcess = { code: "page_crashed" | "overworked_page"; problem: string };

const LOOK_MILLISECONDS = 250;
const WHOLE_EVERY = 4;

const rounded = (bytes: number): string => `${Math.round(bytes / 1024 ** 2)} MB`;

/** What exceeds the limits; null if nothing does. */
export function judgeUse(
  use: { cpuSeconds: number; memoryBytes: number; threads: number },
  limits: Omit<UseLimits, "cpuSecondsPerCheck">,
): UseExcess | null {
  if (use.memoryBytes > limits.memoryBytes)
    return { code: "page_crashed", problem: `the page used more than ${rounded(limits.memoryBytes)} of memory` };
  if (use.threads > limits.threads)
    return { code: "page_crashed", problem: `the page made the browser start more than ${limits.threads} threads` };
  if (use.cpuSeconds > limits.cpuSeconds)
    return { code: "overworked_page", problem: `the page kept the processor busy for ${limits.cpuSeconds} seconds; it works without end` };
  return null;
}

/** The longest that one process has waited between two looks, in seconds, but no more than passed between them. */
export function longestWait({ before, after, elapsedSeconds }: { before: UseMark; after: UseMark; elapsedSeconds: number }): number {
  const waits = [...after].map(([id, waited]) => waited - (before.get(id) ?? 0));
  return Math.min(elapsedSeconds, Math.max(0, ...waits));
}

/** Watches the process tree below `root` until `stop`. `checks` is how many it is to perform. `onExcess` is called at each poll that exceeds a limit since the start. */
export function watchProcesses(
  root: number,
  { limits: told, checks = 0, onExcess }: { limits: UseLimits; checks?: number; onExcess: (excess: UseExcess) => void },
): ProcessWatch {
  const ofChecks = checks * told.cpuSecondsPerCheck;
  const limits = { ...told, cpuSeconds: told.cpuSeconds + ofChecks, fairCpuSeconds: told.fairCpuSeconds + ofChecks };
  const used = new Map<number, number>();
  let processes: ProcessUse[] = [];
  let isYielding = false;
  const began = new Map<number, number>();
  let waits: { until: UseMark; seenAt: number; total: number } = { until: new Map(), seenAt: performance.now(), total: 0 };

  const since = (mark: UseMark): number[] => [...used].map(([id, cpuSeconds]) => cpuSeconds - (mark.get(id) ?? 0));
  const sum = (numbers: number[]): number => numbers.reduce((total, number) => total + number, 0);
  const lowered = new Set<number>();
  const lower = (): void => {
    for (const { id } of processes) {
      if (lowered.has(id)) continue;
      lowered.add(id);
      lowerPriority(id, YIELDING_NICENESS);
    }
  };
  /** Adds what was waited since the last look, also by this process, without which nothing of a page is seen. */
  const addWaits = (): void => {
    const after = new Map(
      [{ id: process.pid, waitedSeconds: waitedSecondsOf(process.pid) }, ...processes].map((one) => [one.id, one.waitedSeconds]),
    );
    const seenAt = performance.now();
    const waited = longestWait({ before: waits.until, after, elapsedSeconds: (seenAt - waits.seenAt) / 1_000 });
    waits = { until: after, seenAt, total: waits.total + waited };
  };
  // Most processes of a machine are others: their ids are read again with every fourth look only, since ids are used again.
  let others = new Set<number>();
  let looks = 0;
  const look = (): void => {
    const isWhole = looks % WHOLE_EVERY === 0;
    if (isWhole) others = new Set();
    const before = isWhole ? processIds() : [];
    processes = readProcesses(root, others);
    const own = new Set(processes.map(({ id }) => id));
    if (isWhole) others = new Set(before.filter((id) => !own.has(id)));
    looks += 1;
    addWaits();
    for (const { id, cpuSeconds } of processes) used.set(id, cpuSeconds);
    const cpuSeconds = sum(since(began));
    if (cpuSeconds > limits.fairCpuSeconds) isYielding = true;
    if (isYielding) lower();
    const excess = judgeUse(
      { cpuSeconds, memoryBytes: sum(processes.map((one) => one.memoryBytes)), threads: sum(processes.map(({ threads }) => threads)) },
      limits,
    );
    if (excess) onExcess(excess);
  };
  look();
  for (const [id, cpuSeconds] of used) began.set(id, cpuSeconds);
  const timer = setInterval(look, LOOK_MILLISECONDS);
  return {
    isKnown: () => processes.length > 0,
    mark: () => new Map(used),
    busiestSince: (mark) => Math.max(0, ...since(mark)),
    allSince: (mark) => sum(since(mark)),
    waitedMilliseconds: () => waits.total * 1_000,
    yieldToOthers: () => {
      isYielding = true;
      lower();
    },
    isYielding: () => isYielding,
    stop: () => clearInterval(timer),
  };
}
