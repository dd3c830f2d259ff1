// Runs a project's own tests as `npm test` would, in a confined process of their own: tests are code of the project, and
// reach more of a machine than a page does. Where processes cannot be confined here, they are not run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { unlessEnded } from "../../../lib/waiting/unless-ended.ts";
import { openSlots } from "../../browser/slots/open-slots.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { startConfinedChild } from "../children/confined-child.ts";
import type { ConfinedChild } from "../children/confined-child.ts";
import { withinCpuTime } from "../children/within-cpu-time.ts";
import type { Sandbox } from "../confine.ts";
import { TESTS_LIMITS } from "../limits/limits-of-tools.ts";
import { findPackage } from "../../vendor/find-package.ts";
import { isTestFile } from "../../gate/files/allowed-files.ts";
import type { TestSetup } from "./test-process.ts";
import { notTested, TEST_LIMITS, TestRun } from "./test-run.ts";

/** Runs tests of projects. */
export interface TestRunner {
  /** Runs the tests in `tests/`. Rejects only if `signal` aborts, with its reason. */
  run(files: ProjectFiles, signal: AbortSignal): Promise<TestRun>;
  /** Ends the runs in progress. */
  close(): Promise<void>;
}

const HEAP_MEGABYTES = 768;
/** What the process may take beyond its own limit, to report how far it came. */
const SPARE_SECONDS = 30;
const NO_TESTS = "The project has no tests: there is no file tests/**/*.test.ts or tests/**/*.test.tsx.";
const NO_SANDBOX = "This machine cannot confine the tests, so they were not run.";
const NO_PACKAGES = "The packages that run tests are not installed here, so the tests were not run.";
const ENDED = "The tests ended their process: they used up its memory, or left it.";

/** Where the packages are installed that the tests need; null if they are not. */
function modulesFolder(): string | null {
  const folder = findPackage("vitest")?.replace(/(.*\/node_modules)\/.*$/, "$1") ?? null;
  const isWhole = folder !== null && ["jsdom", "@testing-library/react", "react"].every((name) => existsSync(join(folder, name)));
  return isWhole ? folder : null;
}

/** What is computing without end is stopped by its CPU time, what waits without end by the process itself. */
async function runIn(
  child: ConfinedChild & { ready: Promise<unknown> },
  { files, signal, cpuSeconds }: { files: ProjectFiles; signal: AbortSignal; cpuSeconds: number },
): Promise<TestRun> {
  const asked = child.ready.then(() => child.ask(files));
  const limit = AbortSignal.any([signal, AbortSignal.timeout((TEST_LIMITS.runSeconds + SPARE_SECONDS) * 1_000)]);
  const limits = { pid: child.pid, cpuMilliseconds: cpuSeconds * 1_000, signal: limit };
  const outcome = await withinCpuTime(unlessEnded(child.ended, asked), limits);
  signal.throwIfAborted();
  if (outcome === "deadline") return notTested(`The tests were ended, since they computed for more than ${cpuSeconds} seconds.`);
  if (outcome === "aborted") return notTested(`The tests were ended after ${TEST_LIMITS.runSeconds} seconds.`);
  if (outcome.value === "ended") return notTested(ENDED);
  // The tests share the process that reports them.
  return TestRun.safeParse(outcome.value.value).data ?? notTested(ENDED);
}

/** What tests run in: at most `processes` runs at once, each for so much CPU time. */
interface TestRunnerOptions {
  sandbox: Sandbox;
  processes: number;
  cpuSeconds?: number;
}

/** Opens the runner. Starts nothing until the first run. */
export function createTestRunner({ sandbox, processes, cpuSeconds = TEST_LIMITS.cpuSeconds }: TestRunnerOptions): TestRunner {
  const slots = openSlots({ places: processes, placesPerOwner: processes });
  const running = new Set<ConfinedChild>();
  return {
    async run(files, signal) {
      const modules = modulesFolder();
      if (![...files.keys()].some(isTestFile)) return notTested(NO_TESTS);
      if (sandbox.confinement === "none") return notTested(NO_SANDBOX);
      if (modules === null) return notTested(NO_PACKAGES);
      const giveBack = await slots.take("", signal);
      const setup: TestSetup = { modules };
      const workshop = join(import.meta.dirname, "..", "..");
      const child = await startConfinedChild({
        sandbox,
        module: join(import.meta.dirname, "test-process.ts"),
        readable: [workshop, join(workshop, "..", "..", "package.json"), modules],
        heapMegabytes: HEAP_MEGABYTES,
        limits: TESTS_LIMITS,
        setup,
      });
      running.add(child);
      try {
        return await runIn(child, { files, signal, cpuSeconds });
      } finally {
        child.end();
        await child.removed;
        running.delete(child);
        giveBack();
      }
    },
    async close() {
      const children = [...running];
      for (const child of children) child.end();
      await Promise.all(children.map(({ removed }) => removed));
    },
  };
}
