// The judges are no dependencies of ours: npm brings them when they are asked for.
import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const CONFORMANCE = "@modelcontextprotocol/conformance@0.2.0-alpha.12";
const INSPECTOR = "@modelcontextprotocol/inspector@2.12.0";
const run = promisify(execFile);

/** What a program said, and how it ended. */
export interface Said {
  status: number;
  stdout: string;
  stderr: string;
}

/** Runs a judge's program. */
export async function runJudge(judge: "conformance" | "mcp-inspector", words: readonly string[], home: string): Promise<Said> {
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

/** How scenarios of the conformance suite ended, by their names: the checks that did not hold, none where all did. */
export type Verdict = Record<string, string[]>;

/** Runs what a revision requires of servers. */
export async function judgeRevision(url: string, revision: string): Promise<Verdict> {
  const home = await mkdtemp(path.join(tmpdir(), "atelier-conformance-"));
  const output = path.join(home, "out");
  const said = await runJudge("conformance", ["server", "--url", url, "--requirements", revision, "--output-dir", output], home);
  if (!existsSync(output))
    throw new Error(`the conformance suite judged nothing and ended with ${said.status}: ${said.stderr || said.stdout}`);
  const verdict: Verdict = {};
  for (const folder of await readdir(output)) {
    const [, scenario = folder] = /^server-(.+)-\d{4}-\d\d-\d\dT[\d-]+Z$/.exec(folder) ?? [];
    const checks: { id: string; status: string }[] = JSON.parse(await readFile(path.join(output, folder, "checks.json"), "utf8"));
    verdict[scenario] = checks.filter(({ status }) => status === "FAILURE").map(({ id }) => id);
  }
  await rm(home, { recursive: true });
  return verdict;
}
