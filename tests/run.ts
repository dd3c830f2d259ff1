// `npm test [-- --quick] [files, folders or patterns…]`: every test file in a process of its own, with Node's own runner.
// It fails when a test fails, when a file holds no test, and when nothing ran at all: silence is not success.
//
// `npm run test:pg15` runs, on an installed PostgreSQL 15, every test file that uses a database server (also through what
// it imports), and the services of these tests find it in DATABASE_URL. The other files are left out, since no server
// would see them: what is pure, the house rules, the workshop, the browser, the embedded server and its data folder, and
// what `elsewhere` names, in which the database is only what others have tried.
import { once } from "node:events";
import { globSync, statSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { run } from "node:test";
import { spec } from "node:test/reporters";
import { parseArgs } from "node:util";
import pg from "pg";
import { StartError } from "../src/kit/start-error.ts";
import { needsServer } from "./support/servers/needs-server.ts";
import { startTestServer, type TestServer } from "./support/servers/test-server.ts";

/** Folders and files that `--quick` leaves out, and why they are slow. A full run starts with them, so that they do not end it alone. */
const slowTests: Record<string, string> = {
  "tests/integrations/": "uses a real service as its clients do, with the judges of their protocols",
  "tests/models/sketch/": "lets models design apps, and proves them in a real browser",
  "tests/workshop/written/": "writes hundreds of projects, and checks their types or tries them",
  "tests/workshop/work": "checks, bundles and tries whole projects",
  "tests/http/limits.test.ts": "waits for a database that is stuck",
  "sdk/src/transport/create-transport.test.ts": "waits between the attempts of a request",
  "tests/builds/outside/": "installs and builds generated projects with npm",
  "tests/builds/crash/": "kills and restarts the whole service at every stage",
  "tests/builds/credits/interleavings": "hundreds of random lives of builds, on two nodes",
  "tests/builds/follow-ups/": "builds apps and their follow-ups in a real browser",
  "tests/builds/pipeline/": "builds apps in a real browser, and breaks it",
  "blueprint/src/changes/any-message.test.ts": "hundreds of random conversations, each written out as an app",
  "tests/start/terminal.test.ts": "starts the whole service from the command line, and builds apps with it",
  "tests/workshop/browser/": "tries apps in a real browser",
  "tests/builds/eval/eval.test.ts": "starts the whole service, builds apps with it and visits them",
  "tests/builds/eval/visit-site.test.ts": "visits a site in a real browser",
  "tests/console/accounts/admin.test.ts": "runs the operator's command beside a service, twenty times",
  "tests/console/projects/": "builds apps, and changes them by hand",
  "tests/console/stories/": "uses the console in a real browser",
  "tests/start/launcher.test.ts": "installs packages with npm",
  "tests/models/agent/": "lets models write apps, and tries these in a real browser",
  "blueprint/src/writer/model/clashing-names.test.ts": "writes a project for every name that features have",
  "tests/builds/determinism/": "writes hundreds of projects, twice",
  "tests/workshop/features/": "builds apps with every kind of feature, and proves them in a real browser",
  "tests/workshop/leak.test.ts": "tries every known leak twice, confined and not",
};

/** What is tried with one database: packages and clients of a service, and the projects that npm builds. */
const elsewhere = [
  ...["tests/builds/outside/", "tests/integrations/examples/", "tests/integrations/sdk/"],
  ...["judges/", "local", "full-story", "example"].map((name) => `tests/integrations/mcp/${name}`),
];

const repository = join(import.meta.dirname, "..");
const testMinutesMax = 2;
const silenceMinutesMax = 10;
const concurrency = 2;

const options = { quick: { type: "boolean", default: false }, postgres: { type: "string" } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const major = values.postgres ?? null;
const asked = positionals.length > 0 ? positionals : ["{src,blueprint/src,mcp/src,sdk/src,examples,tests}/**/*.test.ts"];
const strangers = asked.filter((pattern) => findTests(pattern).length === 0);
const files = [...new Set(asked.flatMap(findTests))]
  .filter((file) => !values.quick || !isSlow(file))
  .filter((file) => major === null || (needsServer(file) && !elsewhere.some((folder) => file.startsWith(folder))));

if (strangers.length > 0) console.error(`✖ no test file is meant by ${strangers.join(", ")}`);
const everythingHolds = strangers.length === 0 && (await runWithServer(files.toSorted(slowFirst)));
process.exitCode = everythingHolds ? 0 : 1;

// Pure tests need no database; all others share one server, whose address they find in the environment.
async function runWithServer(wanted: readonly string[]): Promise<boolean> {
  if (!wanted.some(needsServer)) return runTests(wanted);
  const server = await startServer();
  if (server === null) return false;
  Object.assign(process.env, server.environment);
  try {
    console.log(`ℹ the server under test is PostgreSQL ${await versionOf(server)}`);
    return await runTests(wanted);
  } finally {
    await server.stop();
  }
}

/** Null, after a sentence that says what to do, where there is no such server to be had. */
async function startServer(): Promise<TestServer | null> {
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

function isSlow(file: string): boolean {
  return Object.keys(slowTests).some((path) => file.startsWith(path));
}

function slowFirst(one: string, other: string): number {
  return Number(isSlow(other)) - Number(isSlow(one)) || one.localeCompare(other);
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
  const paths = wanted.map((file) => resolve(repository, file));
  const unheard = new Set(paths);
  const stop = new AbortController();
  const silence = setTimeout(() => stop.abort(new Error(`nothing was heard for ${silenceMinutesMax} minutes`)), silenceMinutesMax * 60_000);
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stop.abort(new Error(`stopped by ${signal}`)));
  const events = run({ files: paths, concurrency, timeout: testMinutesMax * 60_000, signal: stop.signal, cwd: repository });

  let counts: Counts = { tests: 0, passed: 0, failed: 0, cancelled: 0, skipped: 0 };
  let failed = false;
  events.on("test:fail", () => (failed = true));
  events.on("test:complete", () => silence.refresh());
  events.on("test:summary", (summary) => {
    if (summary.file === undefined) counts = { ...counts, ...summary.counts };
    else unheard.delete(summary.file);
  });
  const report = events.compose(new spec());
  report.pipe(process.stdout, { end: false });
  await once(report, "end");
  clearTimeout(silence);

  const problems = problemsOf({ counts, unheard: [...unheard], stopped: stop.signal.aborted ? stop.signal.reason.message : null });
  for (const problem of problems) console.log(`✖ ${problem}`);
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
  unheard: string[];
  /** Why the run was stopped before its end; null when it was not. */
  stopped: string | null;
}

function problemsOf({ counts, unheard, stopped }: Outcome): string[] {
  const names = unheard.map((file) => relative(repository, file)).join(", ");
  if (stopped !== null) return [`${stopped}; still running or waiting: ${names}`];
  if (counts.passed + counts.failed + counts.cancelled === 0) return ["no test ran"];
  return unheard.length > 0 ? [`ended without reporting a test: ${names}`] : [];
}

// The runner prints these before it repeats the failures; whoever reads the end of a log needs them again.
function closingLines({ tests, passed, failed, cancelled, skipped }: Counts): string[] {
  return [`ℹ tests ${tests}`, `ℹ pass ${passed}`, `ℹ fail ${failed}`, `ℹ cancelled ${cancelled}`, `ℹ skipped ${skipped}`];
}
