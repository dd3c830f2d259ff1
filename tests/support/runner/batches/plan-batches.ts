import type { Durations } from "../durations.ts";

/** Test files of these folders start no program that outlives them and change nothing of their process. */
const SHAREABLE = [
  "src/",
  "blueprint/src/",
  "mcp/src/",
  "sdk/src/",
  "tests/house/",
  "tests/http/",
  "tests/sites/",
  "tests/models/",
  "tests/console/accounts/",
  "tests/console/projects/",
  "tests/integrations/oauth/",
  "tests/integrations/mcp/",
  "tests/integrations/webhooks/",
  "tests/builds/credits/",
  "tests/builds/queue/",
  "tests/builds/follow-ups/",
];
/** Test files of at least this many seconds run alone. */
const SECONDS_MAX = 6;
const BATCH_FILES = ["first-batch.ts", "second-batch.ts"].map((name) => `tests/support/runner/batches/${name}`);

/** How test files are run. All paths are in the repository. */
export interface RunPlan {
  /** The files that have their own process, a batch being one of them. */
  processes: string[];
  /** The members of each batch. */
  batches: string[][];
}

/** Plans a run: short test files share two processes, every other test file has its own. Keeps the order of the files. */
export function planBatches(files: readonly string[], durations: Durations): RunPlan {
  const isShared = (file: string): boolean => SHAREABLE.some((folder) => file.startsWith(folder)) && (durations[file] ?? 0) < SECONDS_MAX;
  const shared = files.filter(isShared);
  const batches = BATCH_FILES.map((_, index) => shared.filter((_member, at) => at % BATCH_FILES.length === index));
  const used = BATCH_FILES.filter((_, index) => (batches[index] ?? []).length > 0);
  return { processes: [...files.filter((file) => !isShared(file)), ...used], batches };
}
