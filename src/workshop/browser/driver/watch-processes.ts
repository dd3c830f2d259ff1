// Keeps a browser's processes within limits while an untrusted page runs in it. It measures CPU time, not wall-clock
// time: on a busy machine a page is late, but it does not use CPU time without end.
import { lowerPriority, YIELDING_NICENESS } from "../../sandbox/children/lower-priority.ts";
import { processIds, readProcesses } from "./read-processes.ts";
import type { ProcessUse } from "./read-processes.ts";

/** How much all processes of a browser may use while one site is tried. */
export interface UseLimits {
  cpuSeconds: number;
  /** What each check adds to `cpuSeconds`: an app with many parts has many checks. */
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

/** Watches the process tree below `root` until `stop`. `checks` is how many it is to perform. `onExcess` is called at each poll that exceeds a limit since the start. */
export function watchProcesses(
  root: number,
  { limits: told, checks = 0, onExcess }: { limits: UseLimits; checks?: number; onExcess: (excess: UseExcess) => void },
): ProcessWatch {
  const limits = { ...told, cpuSeconds: told.cpuSeconds + checks * told.cpuSecondsPerCheck };
  const used = new Map<number, number>();
  let processes: ProcessUse[] = [];
  let isYielding = false;
  const began = new Map<number, number>();

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
    yieldToOthers: () => {
      isYielding = true;
      lower();
    },
    isYielding: () => isYielding,
    stop: () => clearInterval(timer),
  };
}
