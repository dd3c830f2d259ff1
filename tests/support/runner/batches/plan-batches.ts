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
  "tests/builds/pipeline/failures",
  "tests/builds/pipeline/stop",
];
/** Test files of at least this many seconds share no process, unless they share what they open. */
const SECONDS_MAX = 10;
const SHORT = ["first-batch", "second-batch"];

/** Test files that share something which takes seconds to open, by their batch. The one that takes longest is first. */
const SHARING: Readonly<Record<string, readonly string[]>> = {
  "service-batch": ["tests/models/agent/", "tests/models/sketch/"],
  "provers-batch": ["tests/workshop/features/", "tests/workshop/written/"],
  "integrations-batch": [
    "tests/builds/outside/generated-projects.test.ts",
    "tests/integrations/sdk/docstrings.test.ts",
    "tests/integrations/sdk/handed-out.test.ts",
    "tests/integrations/oauth/browser.test.ts",
    "tests/integrations/webhooks/console.test.ts",
    "tests/integrations/examples/webhook-receiver.test.ts",
    "tests/integrations/mcp/example.test.ts",
  ],
  "clients-batch": [
    "tests/integrations/sdk/methods.test.ts",
    "tests/integrations/examples/examples.test.ts",
    "tests/integrations/mcp/full-story.test.ts",
    "tests/builds/examples/own-examples.test.ts",
  ],
  "browsers-batch": ["findings", "lifecycle", "steps"].map((name) => `tests/workshop/browser/${name}.test.ts`),
};

/** How test files are run. All paths are in the repository. */
export interface RunPlan {
  /** The files that have their own process, a batch being one of them. */
  processes: string[];
  /** The members of each batch, by the name of its file. */
  batches: Record<string, string[]>;
}

type Batch = readonly [name: string, members: string[]];

const fileOf = (batch: string): string => `tests/support/runner/batches/${batch}.ts`;

/**
 * Plans a run: test files that share something have one process, short ones share two, every other one has its own. Keeps
 * the order of the files; a batch of files that share something comes first, since it takes long.
 */
export function planBatches(files: readonly string[], durations: Durations): RunPlan {
  const sharing = (file: string): string | undefined =>
    Object.entries(SHARING).find(([, paths]) => paths.some((path) => file.startsWith(path)))?.[0];
  const isShort = (file: string): boolean => SHAREABLE.some((folder) => file.startsWith(folder)) && (durations[file] ?? 0) < SECONDS_MAX;
  const short = files.filter((file) => sharing(file) === undefined && isShort(file));
  const own = files.filter((file) => sharing(file) === undefined && !isShort(file));
  const first = Object.keys(SHARING).map((batch): Batch => [batch, files.filter((file) => sharing(file) === batch)]);
  const last = SHORT.map((batch, index): Batch => [batch, short.filter((_member, at) => at % SHORT.length === index)]);
  const used = Object.fromEntries([...first, ...last].filter(([, members]) => members.length > 0));
  const programs = (batches: readonly Batch[]): string[] => batches.flatMap(([batch]) => (batch in used ? [fileOf(batch)] : []));
  return { processes: [...programs(first), ...own, ...programs(last)], batches: used };
}
