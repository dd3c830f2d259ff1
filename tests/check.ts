// `npm run check`: format, lint, types, house rules, data files, and the tests of the kit, in parallel, in seconds and without a database. Prints one line
// for each part; a part that fails shows its findings and the fix. `--fix` first applies the safe fixes.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { globSync } from "node:fs";
import { join } from "node:path";
import { run } from "node:test";
import { parseArgs } from "node:util";

interface Part {
  name: string;
  milliseconds: number;
  /** Empty if the part passes. */
  findings: string;
}

const repository = join(import.meta.dirname, "..");
const formatter = "node_modules/oxfmt/bin/oxfmt";
const linter = "node_modules/oxlint/bin/oxlint";
const compiler = "node_modules/typescript/bin/tsc";
const testRunner = "node_modules/vitest/vitest.mjs";
// Loading modules is most of what a short program of ours does.
const resolved = ["--import", "./tests/support/runner/resolve.ts"];
const documentLinter = "node_modules/@redocly/cli/bin/cli.js";
// No telemetry and update notices of the document linter. What is written in Go collects garbage rarely: that takes a third
// of its time otherwise.
const toolEnvironment = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", GOGC: "400" };

const running = new Set<ChildProcess>();
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const child of running) child.kill();
    process.exit(1);
  });
}

const { values } = parseArgs({ options: { fix: { type: "boolean", default: false } } });
if (values.fix) {
  await runTool("lint", [linter, "--fix"]);
  await runTool("format", [formatter]);
}

const tools = [
  runTool("format", [formatter, "--check"], "npm run format"),
  runTool("lint", [linter, "--format", "unix"], "mend it by hand; npm run format applies the safe fixes"),
  ...Object.entries({ types: ".", "types of web": "web", "types of kit": "kit/web", "types of docs": "docs/site" }).map(([name, project]) =>
    runTool(name, [compiler, "--project", project, "--singleThreaded"]),
  ),
  runTool(
    "data",
    [...resolved, "--test", "--test-isolation=none", "--test-reporter=dot", "blueprint/src/knowledge/**/*.test.ts"],
    "mend the named file of blueprint/data",
  ),
  runTool("tests of kit", [testRunner, "run", "--root", "kit/web"]),
  runTool("openapi", [...resolved, "openapi/generate.ts", "--check"], "npm run openapi"),
  runTool(
    "openapi lint",
    [documentLinter, "lint"],
    "mend what the documents are made of (src/entrypoints/http/openapi), then npm run openapi",
  ),
];
const outcome = [...(await runHouseRules()), ...(await Promise.all(tools))];
for (const part of outcome.toSorted((one, other) => one.findings.length - other.findings.length)) print(part);
if (outcome.some(({ findings }) => findings !== "")) process.exitCode = 1;

async function runTool(name: string, words: readonly string[], wayOut?: string): Promise<Part> {
  const began = performance.now();
  const child = spawn(process.execPath, words, {
    cwd: repository,
    env: { ...process.env, ...toolEnvironment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  const output: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text: string) => output.push(text));
  const [status] = await once(child, "close");
  const findings =
    status === 0 ? "" : `${output.join("").trim() || `${name} ended with ${status}`}${wayOut === undefined ? "" : `\nWay out: ${wayOut}.`}`;
  return { name, milliseconds: performance.now() - began, findings };
}

// Runs in this process, because the rules share one parsed tree.
async function runHouseRules(): Promise<Part[]> {
  const parts: Part[] = [];
  const failures: string[] = [];
  const events = run({ files: globSync(join(repository, "tests/house/*.test.ts")), isolation: "none" });
  events.on("test:fail", ({ name, details }) => {
    const { cause, failureType } = Object(details.error);
    if (failureType !== "subtestsFailed") failures.push(`${name}: ${cause?.message ?? details.error.message}`);
  });
  for (const end of ["test:pass", "test:fail"] as const) {
    events.on(end, ({ name, nesting, details }) => {
      if (nesting === 0) parts.push({ name, milliseconds: details.duration_ms, findings: failures.splice(0).join("\n") });
    });
  }
  await once(events.resume(), "end");
  if (parts.length === 0) return [{ name: "house", milliseconds: 0, findings: "no house rule ran" }];
  return parts;
}

function print({ name, milliseconds, findings }: Part): void {
  console.log(`${findings === "" ? "✔" : "✖"} ${name.padEnd(14)} ${`${milliseconds.toFixed(0)} ms`.padStart(8)}`);
  if (findings !== "") console.log(findings.replace(/^/gm, "    "));
}
