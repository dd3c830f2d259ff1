// The kit's own tests as the judge of a defect: what no app shows, such as full storage or another tab, they create. A
// defect is planted into a copy of the kit, of which those tests run that import the file.
import { spawn } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Defect } from "../planting/defect.ts";
import { digestOf } from "../results/kept-results.ts";
import { plant } from "../planting/find-defects.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const MILLISECONDS_MAX = 240_000;

/** The kit's tests on a copy of the kit. */
export interface KitTests {
  /** Another one when a test of the kit is. */
  digest: string;
  /** Whether a test of the kit fails with the defect; false too for a file that is the app's own. `text` is the file without it. */
  notice(defect: Defect, text: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The kit's tests. The kit is copied when they are first asked; they throw then if they fail as it is: no defect could be distinguished from what is wrong already. */
export async function openKitTests(): Promise<KitTests> {
  const folder = await mkdtemp(join(tmpdir(), "atelier-kit-"));
  let copied: Promise<string> | null = null;
  return {
    digest: await digestOfTests(join(ROOT, "kit/web/tests")),
    async notice(defect, text) {
      copied ??= copyKit(folder);
      const kit = await copied;
      const file = join(kit, defect.path);
      if ((await readFile(file, "utf8").catch(() => null)) !== text) return false;
      await writeFile(file, plant(text, [defect]));
      const run = (): Promise<Outcome> => runTests(kit, ["related", "--run", "--passWithNoTests", defect.path]);
      // A test that fails may only have waited for a busy machine: it has to fail twice.
      const isNoticed = (await run()) === "failed" && (await run()) === "failed";
      await writeFile(file, text);
      return isNoticed;
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
}

async function copyKit(folder: string): Promise<string> {
  const kit = join(folder, "kit/web");
  await cp(join(ROOT, "kit/web"), kit, { recursive: true, filter: (path) => !path.endsWith("node_modules") });
  await symlink(join(ROOT, "node_modules"), join(folder, "node_modules"));
  if ((await runTests(kit, ["run"])) !== "passed") throw new Error("The tests of the kit do not pass without a defect");
  return kit;
}

async function digestOfTests(folder: string): Promise<string> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  return digestOf(await Promise.all(paths.toSorted().map((path) => readFile(path, "utf8"))));
}

/** How a run of tests ended: one that is late, or could not begin on a busy machine, says nothing about the code. */
type Outcome = "passed" | "failed" | "unclear";

/** Runs Vitest in the copy until a test fails. */
async function runTests(kit: string, words: readonly string[]): Promise<Outcome> {
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const report = join(kit, "report.json");
  await rm(report, { force: true });
  const child = spawn(process.execPath, [vitest, ...words, "--bail=1", "--reporter=json", `--outputFile=${report}`, "--root", kit], {
    cwd: kit,
    stdio: "ignore",
    timeout: MILLISECONDS_MAX,
    killSignal: "SIGKILL",
    env: { ...process.env, NODE_ENV: "", CI: "true" },
  });
  const code = await new Promise<number | null>((resolve) => child.once("exit", resolve));
  if (code === 0) return "passed";
  return /"numFailedTests":[1-9]/.test(await readFile(report, "utf8").catch(() => "")) ? "failed" : "unclear";
}
