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
/** The long test files of these folders share a process because they share its services (models/sketch/share-sketching.ts). */
const OF_ONE_SERVICE = ["tests/models/agent/", "tests/models/sketch/"];
/** The programs of the batches, in their order. */
const BATCH_FILES = ["first", "second", "service"].map((name) => `tests/support/runner/batches/${name}-batch.ts`);

/** How test files are run. All paths are in the repository. */
export interface RunPlan {
  /** The files that have their own process, a batch being one of them. */
  processes: string[];
  /** The members of each batch. */
  batches: string[][];
}

/**
 * Plans a run: short test files share two processes, those of one service share another, which is begun first because it
 * takes longest, and every other test file has its own. Keeps the order of the files.
 */
export function planBatches(files: readonly string[], durations: Durations): RunPlan {
  const isIn = (folders: readonly string[], file: string): boolean => folders.some((folder) => file.startsWith(folder));
  const isShort = (file: string): boolean => isIn(SHAREABLE, file) && (durations[file] ?? 0) < SECONDS_MAX;
  const ofService = files.filter((file) => isIn(OF_ONE_SERVICE, file));
  const others = files.filter((file) => !ofService.includes(file));
  const short = others.filter(isShort);
  const half = (index: number): string[] => short.filter((_, at) => at % 2 === index);
  const batches = [half(0), half(1), ofService];
  const [first = [], second = [], service = []] = BATCH_FILES.map((file, index) => ((batches[index] ?? []).length > 0 ? [file] : []));
  return { processes: [...service, ...others.filter((file) => !isShort(file)), ...first, ...second], batches };
}
