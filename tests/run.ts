// `npm test [-- --quick | --nightly | --record] [files, folders or patterns…]`, with Node's test runner. Files that are named
// have processes of their own; of the others, short ones and those that open the same things share some. It fails when a
// test fails, when a file has no test, and when nothing ran.
//
// - The house rules, which `npm run check` runs, are left out unless they are named, or the run is a nightly one.
// - `--quick` leaves out the files that take longest. `--record` records how long each file takes.
// - `--postgres=15` runs the test files that use a database server (also through their imports) on an installed
//   PostgreSQL 15, which the services of these tests find in DATABASE_URL. The other files are left out, since they use no
//   server, and so are those in `serverIndependent`, whose subject is not the database. The files that take long are left
//   to nightly runs.
// - `--nightly` (`npm run test:nightly`) runs everything on the embedded server and again on PostgreSQL 15, with more
//   random cases, all hostile pages, all planted defects, all generated projects, and a second judge of MCP.
import { once } from "node:events";
import { globSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import { StartError } from "../src/lib/process/start-error.ts";
import {
  describeDurations,
  OTHER_SERVER_SECONDS_MAX,
  QUICK_SECONDS_MAX,
  readDurations,
  recordDurations,
} from "./support/runner/durations.ts";
import { BATCHES_VARIABLE } from "./support/runner/batches/import-batch.ts";
import { planBatches, PROCESSES_AT_ONCE } from "./support/runner/batches/plan-batches.ts";
import { needsServer } from "./support/servers/needs-server.ts";
import { startTestServer, type TestServer } from "./support/servers/test-server.ts";

/** Test files of nightly runs: they try at random or judge again what others test in every run, or try a developer's tool. */
const NIGHTLY_FILES: readonly string[] = [
  "tests/builds/chaos/chaos.test.ts",
  "tests/builds/eval/eval.test.ts",
  "tests/builds/eval/visit-site.test.ts",
  "tests/integrations/generators/clients.test.ts",
  "tests/integrations/mcp/judges/inspector.test.ts",
  "tests/integrations/sdk/published.test.ts",
];

/** Test files whose subject is not the database: documents, packages and clients of a service, and generated projects that npm builds. */
const serverIndependent = [
  "tests/builds/outside/",
  "tests/integrations/cli/",
  "tests/integrations/docs/",
  "tests/integrations/examples/",
  "tests/integrations/generators/",
  "tests/integrations/python/",
  "tests/integrations/sdk/",
  ...["judges/", "local", "full-story", "example"].map((name) => `tests/integrations/mcp/${name}`),
];

const repository = join(import.meta.dirname, "..");
const testMinutesMax = 4;
const silenceMinutesMax = 6;
const execArgv = ["--import", pathToFileURL(join(import.meta.dirname, "support/runner/resolve.ts")).href];

const options = {
  quick: { type: "boolean", default: false },
  nightly: { type: "boolean", default: false },
  record: { type: "boolean", default: false },
  postgres: { type: "string" },
} as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const durations = readDurations();
// From the start on, so that no server is left behind that was still starting.
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort(new Error(`stopped by ${signal}`)));
const patterns =
  positionals.length > 0 ? positionals : ["{src,blueprint/src,cli/src,mcp/src,sdk/src,web/src,web/words,examples,tests}/**/*.test.ts"];
const unmatched = patterns.filter((pattern) => findTests(pattern).length === 0);
if (unmatched.length > 0) console.error(`✖ no test file matches ${unmatched.join(", ")}`);
if (values.nightly) process.env["ATELIER_TESTS"] = "nightly";
const servers = values.nightly ? [null, "15"] : [values.postgres ?? null];
const results: boolean[] = [];
for (const [at, major] of (unmatched.length > 0 ? [] : servers).entries()) {
  const files = filesFor(major);
  // Of the files that a nightly run was asked for, perhaps none uses the second server.
  if (at === 0 || files.length > 0) results.push(await runWithServer(files, major));
}
process.exitCode = results.length > 0 && results.every(Boolean) ? 0 : 1;

/** The test files to run, the longest first. */
function filesFor(major: string | null): string[] {
  const secondsOf = (file: string) => durations[file] ?? 0;
  return [...new Set(patterns.flatMap(findTests))]
    .filter((file) => values.nightly || positionals.length > 0 || !(NIGHTLY_FILES.includes(file) || isHouseRule(file)))
    .filter((file) => !values.quick || secondsOf(file) < QUICK_SECONDS_MAX)
    .filter((file) => major === null || usesOtherServer(file))
    .toSorted((one, other) => secondsOf(other) - secondsOf(one) || one.localeCompare(other));
}

/** Whether `npm run check` runs it. */
function isHouseRule(file: string): boolean {
  return /^tests\/house\/[^/]+\.test\.ts$/.test(file);
}

function usesOtherServer(file: string): boolean {
  if (serverIndependent.some((folder) => file.startsWith(folder)) || !needsServer(file)) return false;
  return values.nightly || positionals.length > 0 || (durations[file] ?? 0) < OTHER_SERVER_SECONDS_MAX;
}

// Pure tests need no database; all others share one server, whose address they find in the environment.
async function runWithServer(wanted: readonly string[], major: string | null): Promise<boolean> {
  if (!wanted.some(needsServer)) return runTests(wanted);
  const server = await startServer(major);
  if (server === null) return false;
  Object.assign(process.env, server.environment);
  try {
    stopping.signal.throwIfAborted();
    console.log(`ℹ the server under test is PostgreSQL ${await versionOf(server)}`);
    return await runTests(wanted);
  } finally {
    await server.stop();
  }
}

/** Null, after a sentence that says what to do, where there is no such server to be had. */
async function startServer(major: string | null): Promise<TestServer | null> {
  try {
    return await startTestServer(major);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(`✖ ${error.message}`);
    return null;
  }
}

async function versionOf({ url }: TestServer): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ server_version: string }>("show server_version");
  await client.end();
  return rows[0]?.server_version ?? "of no version";
}

function findTests(pattern: string): string[] {
  const isFolder = statSync(resolve(repository, pattern), { throwIfNoEntry: false })?.isDirectory() ?? false;
  const found = globSync(isFolder ? `${pattern.replace(/\/$/, "")}/**/*.test.ts` : pattern, {
    cwd: repository,
    exclude: ["**/node_modules/**"],
  });
  return found.map((file) => file.replaceAll("\\", "/").replace(/^\.\//, ""));
}

async function runTests(wanted: readonly string[]): Promise<boolean> {
  // A file that was asked for by name has its own process.
  const { processes, batches } = positionals.length > 0 ? { processes: wanted, batches: {} } : planBatches(wanted, durations);
  process.env[BATCHES_VARIABLE] = JSON.stringify(batches);
  const files = processes.map((file) => resolve(repository, file));
  const pending = new Set(wanted.map((file) => resolve(repository, file)));
  const silent = new AbortController();
  const silence = setTimeout(() => silent.abort(new Error(`no test ended for ${silenceMinutesMax} minutes`)), silenceMinutesMax * 60_000);
  const stopped = AbortSignal.any([stopping.signal, silent.signal]);
  const events = run({
    files,
    concurrency: PROCESSES_AT_ONCE,
    execArgv,
    timeout: testMinutesMax * 60_000,
    signal: stopped,
    cwd: repository,
  });

  let counts: Counts = { tests: 0, passed: 0, failed: 0, cancelled: 0, skipped: 0 };
  const measured = new Map<string, number>();
  let failed = false;
  const failures: string[] = [];
  const lastWords = new Map<string, string>();
  events.on("test:stderr", ({ file, message }) => void lastWords.set(file ?? "", message.trim()));
  events.on("test:fail", ({ name, file, details }) => {
    failed = true;
    const { failureType, exitCode, signal } = Object(details.error);
    // A process that fails although its tests pass has no message of its own.
    const end =
      exitCode === undefined
        ? ""
        : ` (ended with ${signal ?? `exit code ${exitCode}`}; its last words: ${lastWords.get(file ?? "") ?? "none"})`;
    if (failureType !== "subtestsFailed") failures.push(`failed in ${relative(repository, file ?? repository)}: ${name}${end}`);
  });
  // What a test leaves behind fails its process after all tests have passed.
  events.on("test:diagnostic", ({ message, file }) => {
    if (message.includes("asynchronous activity after the test ended"))
      failures.push(`${relative(repository, file ?? repository)}: ${message}`);
  });
  // The members of a batch are suites named after their files; their tests are reported with the file that declares them.
  const members = new Set(Object.values(batches).flat());
  events.on("test:complete", ({ name, file, details }) => {
    silence.refresh();
    if (members.has(name)) measured.set(name, details.duration_ms);
    if (file !== undefined && members.has(relative(repository, file))) pending.delete(file);
  });
  events.on("test:summary", (summary) => {
    if (summary.file === undefined) counts = { ...counts, ...summary.counts };
    else if (pending.delete(summary.file)) measured.set(relative(repository, summary.file), summary.duration_ms);
  });
  const report = events.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await once(report, "end");
  clearTimeout(silence);
  console.log(["", ...describeDurations(measured)].join("\n"));
  if (values.record && positionals.length === 0) recordDurations(measured);

  const problems = problemsOf({ counts, pending: [...pending], stopped: stopped.aborted ? stopped.reason.message : null });
  for (const problem of [...failures, ...problems]) console.log(`✖ ${problem}`);
  const holds = !failed && problems.length === 0;
  if (!holds) for (const line of closingLines(counts)) console.log(line);
  return holds;
}

interface Counts {
  tests: number;
  passed: number;
  failed: number;
  cancelled: number;
  skipped: number;
}

interface Outcome {
  counts: Counts;
  pending: string[];
  /** Why the run was stopped before its end; null when it was not. */
  stopped: string | null;
}

function problemsOf({ counts, pending, stopped }: Outcome): string[] {
  const names = pending.map((file) => relative(repository, file)).join(", ");
  if (stopped !== null) return [`${stopped}; still running or waiting: ${names}`];
  if (counts.passed + counts.failed + counts.cancelled === 0) return ["no test ran"];
  return pending.length > 0 ? [`ended without reporting a test: ${names}`] : [];
}

// The runner prints these before it repeats the failures; whoever reads the end of a log needs them again, after the names of
// the tests that failed.
function closingLines({ tests, passed, failed, cancelled, skipped }: Counts): string[] {
  return [`ℹ tests ${tests}`, `ℹ pass ${passed}`, `ℹ fail ${failed}`, `ℹ cancelled ${cancelled}`, `ℹ skipped ${skipped}`];
}
