// npm run bench: all metrics in one run on this machine, printed and written to docs/benchmarks.md.
// npm run bench -- reading creating --seconds=2: only these parts, with shorter loads, and only printed. The parts are write,
// build, phones, agent, console, blocking, start, api, webhooks and chaos; those of api are reading, creating, growing and waiting.
// npm run bench -- chaos --seed=7: repeats a run of chaos. It exits with 1 when an invariant was broken.
// npm run bench -- hostile --only=floods,loops/timer and npm run bench -- soak --builds=60: attacks and a long run.
// npm run bench -- mutations --builds=40 --seed=7: plants forty defects in apps that pass, and reports which are noticed.
// What it found is kept: it goes on where it was stopped, and repeats what changed; --fresh begins again.
// These are run by name only, exit with 1 if an attack succeeded or fewer than 98 % of the defects were noticed, and write
// their section of the page when they are run in full.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createTestDatabase } from "../tests/support/create-test-database.ts";
import { startService } from "../tests/support/start-service.ts";
import { benchAgent } from "./agent/bench-agent.ts";
import { API_STEPS, benchApi } from "./api/bench-api.ts";
import { benchChaos } from "./builds/chaos.ts";
import { benchBuild } from "./builds/build.ts";
import { benchPhones, missingForPhones } from "./builds/phones.ts";
import { type Metric, markdownTable } from "./metrics.ts";
import { benchBlocking } from "./console/bench-blocking.ts";
import { benchConsole } from "./console/bench-console.ts";
import { LONG_PARTS, longSections, runLongPart } from "./hostile/run-long.ts";
import { describeMachine } from "./machine.ts";
import { benchPickUp } from "./builds/pick-up.ts";
import { benchStart } from "./start.ts";
import { benchWebhooks } from "./webhooks/bench-webhooks.ts";
import { benchWrite } from "./write.ts";

const page = fileURLToPath(new URL("../docs/benchmarks.md", import.meta.url));
const { values, positionals } = parseArgs({
  options: {
    seconds: { type: "string", default: "5" },
    seed: { type: "string", default: "1" },
    only: { type: "string" },
    builds: { type: "string" },
    fresh: { type: "boolean", default: false },
  },
  allowPositionals: true,
});

const wholeParts = ["write", "build", "phones", "agent", "console", "blocking", "start", "api", "webhooks", "chaos"];
const partNames = [...wholeParts, ...API_STEPS, ...Object.keys(LONG_PARTS)];
const asked = positionals.length > 0 ? positionals : wholeParts;
const seconds = Number(values.seconds);
const seed = Number(values.seed);
const builds = values.builds === undefined ? null : Number(values.builds);
const areNumbers = seconds > 0 && Number.isSafeInteger(seed) && (builds === null || builds > 0);
if (!asked.every((name) => partNames.includes(name)) || !areNumbers) {
  console.error(
    `Usage: npm run bench -- [part…]; parts: ${partNames.join(", ")} (default: all). --seconds and --builds must be above 0, --seed an integer.`,
  );
  process.exit(2);
}

const long = asked.filter((name) => name in LONG_PARTS);
for (const name of long) {
  const held = await runLongPart(name, { only: values.only?.split(",") ?? [], builds, seed, isFresh: values.fresh });
  if (!held) process.exitCode = 1;
}
if (long.length === asked.length) process.exit();

const writing = asked.includes("write") ? [section("From prompt to files", await benchWrite())] : [];
const starting = asked.includes("start") ? [section("Starting", await benchStart())] : [];
const building = asked.includes("build") ? await benchBuilding() : [];
const phones = asked.includes("phones") ? [await benchApps()] : [];
const agent = asked.includes("agent") ? [section("A model that writes code", await benchAgent())] : [];
const ownPages = asked.includes("console") ? [section("The console", await benchConsole())] : [];
const blocking = asked.includes("blocking") ? [section("Work that could block the service", await benchBlocking())] : [];
const steps = API_STEPS.filter((step) => asked.includes("api") || asked.includes(step));
const api = steps.length > 0 ? [section("The API", await benchApi({ steps, seconds }))] : [];

const webhooks = asked.includes("webhooks") ? [section("Webhooks", await benchWebhooks())] : [];
const chaos = asked.includes("chaos") ? [section("Accounting under failures", await benchUnderFire())] : [];

const text = `# Benchmarks

\`npm run bench\` measures all of this in one run and writes this page. The figures are from this machine and are only comparable with each other. \`npm run bench -- hostile\` and \`npm run bench -- soak\` take longer, must be requested by name, and write their own sections; both exit with 1 if an attack succeeded. So does \`npm run bench -- mutations\`, which plants defects into apps that pass, one at a time, and exits with 1 if fewer than 98 % of them make the type checker, a check or a test of the kit fail.

${describeMachine()}.

${[...building, ...phones, ...writing, ...agent, ...ownPages, ...blocking, ...starting, ...api, ...webhooks, ...chaos, ...(process.argv.length === 2 ? longSections() : [])].join("\n\n")}
`;
process.stdout.write(text);
if (process.argv.length === 2) writeFileSync(page, text);

function section(title: string, metrics: readonly Metric[]): string {
  return `## ${title}\n\n${markdownTable(metrics)}`;
}

async function benchApps(): Promise<string> {
  const title = "From POST to done, apps for phones";
  const missing = missingForPhones();
  return missing === null ? section(title, await benchPhones()) : `## ${title}\n\n${missing}`;
}

async function benchUnderFire(): Promise<Metric[]> {
  const { metrics, isSound } = await benchChaos({ seed });
  if (!isSound) process.exitCode = 1;
  return metrics;
}

async function benchBuilding(): Promise<string[]> {
  const database = await createTestDatabase("bench");
  const service = await startService({ isWatched: false, environment: { DATABASE_URL: database.url } });
  const untilDone = await benchBuild(service, database.url);
  const untilBegun = await benchPickUp();
  await service.stop();
  await database.drop();
  return [section("From POST to done", untilDone), section("From create to worker", untilBegun)];
}
