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
  "tests/console/models/",
  "tests/console/projects/",
  "tests/integrations/oauth/",
  "tests/integrations/mcp/",
  "tests/integrations/webhooks/",
  "tests/builds/credits/",
  "tests/builds/queue/",
  "tests/builds/follow-ups/",
  "tests/builds/pipeline/failures",
  "tests/builds/pipeline/stop",
  "tests/builds/determinism/",
  "tests/builds/eval/judge-test",
  "tests/builds/eval/read-colours",
  "tests/integrations/registry/",
  "tests/workshop/bundle/bundle",
  "tests/workshop/gate/",
  "tests/support/model-server/model-server",
  "tests/support/runner/configured",
  "tests/support/servers/needs-server",
  "examples/",
];
/** Test files of at least this many seconds share no process, unless they share what they open. */
const SECONDS_MAX = 12;
const SHORT = ["first-batch", "second-batch"];

/** Test files that share something which takes seconds to open, by their batch. The one that takes longest is first. */
const SHARING: Readonly<Record<string, readonly string[]>> = {
  "service-batch": ["tests/models/agent/", "tests/models/sketch/"],
  "provers-batch": ["tests/workshop/features/", "tests/workshop/written/"],
  "integrations-batch": [
    "tests/integrations/docs/",
    "tests/console/stories/one-project.test.ts",
    "tests/integrations/cli/",
    "tests/builds/outside/generated-projects.test.ts",
    "tests/integrations/python/",
    "tests/integrations/sdk/packed.test.ts",
    "tests/integrations/sdk/methods.test.ts",
    "tests/integrations/examples/answer-a-question.test.ts",
    "tests/integrations/sdk/docstrings.test.ts",
    "tests/integrations/sdk/handed-out.test.ts",
    "tests/integrations/oauth/browser.test.ts",
    "tests/integrations/webhooks/console.test.ts",
    "tests/integrations/examples/webhook-receiver.test.ts",
    "tests/integrations/mcp/example.test.ts",
  ],
  "clients-batch": [
    "tests/builds/examples/own-examples.test.ts",
    "tests/integrations/examples/examples.test.ts",
    "tests/integrations/sdk/proven-app.test.ts",
    "tests/integrations/mcp/full-story.test.ts",
    "tests/builds/hostile/hostile-pages.test.ts",
  ],
  "pipelines-batch": [
    "tests/builds/pipeline/leave-out.test.ts",
    "tests/builds/pipeline/random-builds.test.ts",
    "tests/builds/pipeline/log.test.ts",
    "tests/builds/pipeline/build.test.ts",
    "tests/builds/follow-ups/follow-up.test.ts",
    "tests/console/projects/editing.test.ts",
  ],
  "stories-batch": ["tests/console/stories/accessibility.test.ts", "tests/console/stories/hostile-content.test.ts"],
  "web-batch": ["web/src/", "web/words/"],
  "browsers-batch": ["findings", "lifecycle", "steps", "finer-steps", "states"].map((name) => `tests/workshop/browser/${name}.test.ts`),
};

/** How test files are run. All paths are in the repository. */
export interface RunPlan {
  /** The files that have their own process, a batch being one of them. */
  processes: string[];
  /** The members of each batch, by the name of its file. */
  batches: Record<string, string[]>;
}

type Batch = readonly [name: string, members: string[]];

const fileOf = (batch: string): string => `tests/support/runner/batches/processes/${batch}.ts`;

/** How long a file without a recorded duration takes. */
const SECONDS_UNRECORDED = 0.4;

/** How many processes of tests run at once: on two cores, because each of them waits for a third of its time. */
export const PROCESSES_AT_ONCE = 3;
/** How many of these may be batches of files that share something, which keep more than a core busy. */
const BUSY_AT_ONCE = 2;

/** Orders processes so that, when each runs as long as recorded, no more than `BUSY_AT_ONCE` of those running are `busy` ones while there are others. */
function interleave(busy: readonly string[], others: readonly string[], secondsOf: (file: string) => number): string[] {
  const waiting = { busy: [...busy], others: [...others] };
  const slots = Array.from({ length: PROCESSES_AT_ONCE }, () => ({ isBusy: false, end: 0 }));
  const order: string[] = [];
  for (;;) {
    const slot = slots.reduce((one, other) => (other.end < one.end ? other : one));
    const running = slots.filter((one) => one !== slot && one.isBusy).length;
    const isBusy = waiting.others.length === 0 || (waiting.busy.length > 0 && running < BUSY_AT_ONCE);
    const file = (isBusy ? waiting.busy : waiting.others).shift();
    if (file === undefined) return order;
    order.push(file);
    Object.assign(slot, { isBusy, end: slot.end + secondsOf(file) });
  }
}

/**
 * Plans a run: test files that share something have one process, short ones share two, every other one has its own. A batch
 * of files that share something is run beside the others.
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
  const membersOf = new Map(Object.entries(used).map(([batch, members]) => [fileOf(batch), members]));
  const secondsOf = (process: string): number =>
    (membersOf.get(process) ?? [process]).reduce((sum, file) => sum + (durations[file] ?? SECONDS_UNRECORDED), 0);
  const longestFirst = (processes: readonly string[]): string[] => processes.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  return { processes: interleave(longestFirst(programs(first)), longestFirst([...own, ...programs(last)]), secondsOf), batches: used };
}
