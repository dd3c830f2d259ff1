// The process in which a project's own tests run: one for each run, confined, without network, and ended with the run. The
// project's configuration is not read; the settings here are those that a generated project has.
import { mkdir, mkdtemp, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { TestError } from "vitest";
import { startVitest } from "vitest/node";
import type { Reporter, TestCase, TestModule } from "vitest/node";
import type { ProjectFiles } from "../../project-files.ts";
import { type FailedTest, TEST_FILES, TEST_LIMITS, type TestRun } from "./test-run.ts";

/** What the process is told first: the folder of the installed packages. */
export interface TestSetup {
  modules: string;
}

/** Holds because the only sender is create-test-runner.ts, whose first message is the set-up. */
const asSetup = (message: unknown): TestSetup => message as TestSetup;

/** Holds because the only sender is create-test-runner.ts, whose second message is a project. */
const asFiles = (message: unknown): ProjectFiles => message as ProjectFiles;

const PLACES_MAX = 3;
const NAME_CHARACTERS_MAX = 500;
const PLACE_CHARACTERS_MAX = 250;

/** What is known of a run so far; `running` is the test that is performed now. */
interface Progress {
  run: TestRun;
  running: string | null;
}

async function writeProject(files: ProjectFiles, modules: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), "project-"));
  for (const [path, text] of files) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  await symlink(modules, join(root, "node_modules"));
  return root;
}

function noteFailure({ run }: Progress, root: string, { name, errors }: { name: string; errors: readonly TestError[] }): void {
  run.failures += 1;
  if (run.failed.length >= TEST_LIMITS.shown) return;
  const [error] = errors;
  const own = (path: string): string => path.replaceAll(`${root}/`, "");
  const isOwn = (file: string): boolean => file.startsWith(`${root}/`) && !file.includes("/node_modules/");
  const places = (error?.stacks ?? []).filter(({ file }) => isOwn(file)).map(({ file, line }) => `${own(file)}:${line}`);
  const message = own(error?.message ?? "it failed without an error").trim();
  const failed: FailedTest = {
    name: name.slice(0, NAME_CHARACTERS_MAX),
    places: places.slice(0, PLACES_MAX).map((place) => place.slice(0, PLACE_CHARACTERS_MAX)),
    message: message.slice(0, TEST_LIMITS.messageCharacters).toWellFormed(),
    isWhole: message.length <= TEST_LIMITS.messageCharacters,
  };
  run.failed.push(failed);
}

/** Notes what becomes of each test as it ends, so that a run that is ended early has a result too. */
function reporterFor(progress: Progress, root: string): Reporter {
  const nameOf = ({ module, fullName }: TestCase): string => `${module.moduleId.replace(`${root}/`, "")} > ${fullName}`;
  return {
    onTestCaseReady: (test) => void (progress.running = nameOf(test)),
    onTestCaseResult(test) {
      progress.running = null;
      const { state, errors = [] } = test.result();
      if (state === "failed") noteFailure(progress, root, { name: nameOf(test), errors });
      else if (state === "passed") progress.run.passed += 1;
      else progress.run.skipped += 1;
    },
    onTestModuleEnd(module: TestModule) {
      const errors = module.errors();
      if (errors.length > 0) noteFailure(progress, root, { name: module.moduleId.replace(`${root}/`, ""), errors });
    },
    onTestRunEnd(_, unhandled) {
      for (const error of unhandled) noteFailure(progress, root, { name: "an error outside of any test", errors: [asError(error)] });
    },
  };
}

/** Holds for what vitest reports: an error of a test and an unhandled one have the same form. */
const asError = (error: object): TestError => error as TestError;

async function runTests(files: ProjectFiles, { modules }: TestSetup, progress: Progress): Promise<void> {
  const root = await writeProject(files, modules);
  const vitest = await startVitest(
    [],
    {
      root,
      config: false,
      watch: false,
      environment: "jsdom",
      include: [TEST_FILES],
      pool: "threads",
      maxWorkers: 1,
      testTimeout: TEST_LIMITS.testSeconds * 1_000,
      hookTimeout: TEST_LIMITS.testSeconds * 1_000,
      passWithNoTests: true,
      reporters: [reporterFor(progress, root)],
      fsModuleCache: false,
    },
    { envDir: false, cacheDir: join(root, ".cache"), resolve: { tsconfigPaths: true }, logLevel: "silent" },
  );
  await vitest.close();
}

async function answer(files: ProjectFiles, setup: TestSetup): Promise<void> {
  const progress: Progress = { run: { reason: null, passed: 0, skipped: 0, failures: 0, failed: [] }, running: null };
  const finished = runTests(files, setup, progress).then(
    () => null,
    (error: unknown) => `The tests could not be run: ${error instanceof Error ? error.message : String(error)}`.slice(0, 1_000),
  );
  const late = new Promise<string>((resolve) => {
    setTimeout(() => {
      const { running } = progress;
      resolve(`The run was ended after ${TEST_LIMITS.runSeconds} seconds${running === null ? "" : `, in “${running}”`}.`.slice(0, 1_000));
    }, TEST_LIMITS.runSeconds * 1_000);
  });
  const reason = await Promise.race([finished, late]);
  process.send?.({ ...progress.run, reason });
}

process.once("disconnect", () => process.exit());
process.once("message", (message) => {
  const setup = asSetup(message);
  process.once("message", (files) => void answer(asFiles(files), setup));
  process.send?.("ready");
});
