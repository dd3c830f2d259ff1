import type { Durations } from "../durations.ts";

const UNITS = /^(?:src|blueprint\/src|mcp\/src|sdk\/src)\//;
const SECONDS_MAX = 2;
const BATCH_FILES = ["first-batch.ts", "second-batch.ts"].map((name) => `tests/support/runner/batches/${name}`);

/** How test files are run. All paths are in the repository. */
export interface RunPlan {
  /** The files that have their own process, a batch being one of them. */
  processes: string[];
  /** The members of each batch. */
  batches: string[][];
}

/** Plans a run: short unit tests share two processes, every other test file has its own. Keeps the order of the files. */
export function planBatches(files: readonly string[], durations: Durations): RunPlan {
  const isShared = (file: string): boolean => UNITS.test(file) && (durations[file] ?? 0) < SECONDS_MAX;
  const shared = files.filter(isShared);
  const batches = BATCH_FILES.map((_, index) => shared.filter((_member, at) => at % BATCH_FILES.length === index));
  const used = BATCH_FILES.filter((_, index) => (batches[index] ?? []).length > 0);
  return { processes: [...files.filter((file) => !isShared(file)), ...used], batches };
}
