// The suites are not dependencies: npm installs them when they are needed.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const CONFORMANCE = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
const INSPECTOR = "@modelcontextprotocol/inspector@2.12.0";
const run = promisify(execFile);

/** A program's output and exit status. */
export interface SuiteRun {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a suite's program. */
export async function runJudge(judge: "conformance" | "mcp-inspector", words: readonly string[], home: string): Promise<SuiteRun> {
  const name = judge === "conformance" ? CONFORMANCE : INSPECTOR;
  const options = { cwd: home, maxBuffer: 64 * 2 ** 20, timeout: 110_000 };
  try {
    const { stdout, stderr } = await run("npm", ["exec", "--yes", `--package=${name}`, "--", judge, ...words], options);
    return { status: 0, stdout, stderr };
  } catch (error) {
    const { code, stdout = "", stderr = "" } = Object(error);
    if (typeof code !== "number") throw error;
    return { status: code, stdout, stderr };
  }
}

/** The failed checks of each scenario of the conformance suite, by name; an empty list if all passed. */
export type Verdict = Record<string, string[]>;

/** Runs the scenarios that a revision requires of servers. */
export async function judgeRevision(url: string, revision: string): Promise<Verdict> {
  const home = await mkdtemp(path.join(tmpdir(), "atelier-conformance-"));
  const output = path.join(home, "out");
  const suiteRun = await runJudge("conformance", ["server", "--url", url, "--requirements", revision, "--output-dir", output], home);
  if (!existsSync(output))
    throw new Error(`the conformance suite ran nothing and ended with ${suiteRun.status}: ${suiteRun.stderr || suiteRun.stdout}`);
  const verdict: Verdict = {};
  for (const folder of await readdir(output)) {
    const [, scenario = folder] = /^server-(.+)-\d{4}-\d\d-\d\dT[\d-]+Z$/.exec(folder) ?? [];
    const checks: { id: string; status: string }[] = JSON.parse(await readFile(path.join(output, folder, "checks.json"), "utf8"));
    verdict[scenario] = checks.filter(({ status }) => status === "FAILURE").map(({ id }) => id);
  }
  await rm(home, { recursive: true });
  return verdict;
}
