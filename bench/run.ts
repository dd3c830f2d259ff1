// npm run bench: all figures in one run on this machine, printed and written to docs/benchmarks.md.
// npm run bench -- reading creating --seconds=2: only these parts, with shorter loads, and only printed. The parts are write,
// build, agent, console, start, api and webhooks; those of api are reading, creating, growing and waiting.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createTestDatabase } from "../tests/support/create-test-database.ts";
import { startService } from "../tests/support/start-service.ts";
import { benchAgent } from "./agent/bench-agent.ts";
import { API_STEPS, benchApi } from "./api/bench-api.ts";
import { benchBuild } from "./builds/build.ts";
import { type Figure, markdownTable } from "./figures.ts";
import { benchConsole } from "./console/bench-console.ts";
import { describeMachine } from "./machine.ts";
import { benchPickUp } from "./builds/pick-up.ts";
import { benchStart } from "./start.ts";
import { benchWebhooks } from "./webhooks/bench-webhooks.ts";
import { benchWrite } from "./write.ts";

const page = fileURLToPath(new URL("../docs/benchmarks.md", import.meta.url));
const { values, positionals } = parseArgs({ options: { seconds: { type: "string", default: "5" } }, allowPositionals: true });

const wholeParts = ["write", "build", "agent", "console", "start", "api", "webhooks"];
const partNames = [...wholeParts, ...API_STEPS];
const asked = positionals.length > 0 ? positionals : wholeParts;
const seconds = Number(values.seconds);
if (!asked.every((name) => partNames.includes(name)) || !(seconds > 0)) {
  console.error(`Name parts (${partNames.join(", ")}) or none for all of them, and --seconds above 0.`);
  process.exit(2);
}

const writing = asked.includes("write") ? [section("From prompt to files", await benchWrite())] : [];
const starting = asked.includes("start") ? [section("Starting", await benchStart())] : [];
const building = asked.includes("build") ? await benchBuilding() : [];
const agent = asked.includes("agent") ? [section("A model that writes code", await benchAgent())] : [];
const ownPages = asked.includes("console") ? [section("The console", await benchConsole())] : [];
const steps = API_STEPS.filter((step) => asked.includes("api") || asked.includes(step));
const api = steps.length > 0 ? [section("The API", await benchApi({ steps, seconds }))] : [];

const webhooks = asked.includes("webhooks") ? [section("Webhooks", await benchWebhooks())] : [];

const text = `# Benchmarks

\`npm run bench\` measures all of this in one run and writes this page. Figures are of this machine and compare only with each other.

${describeMachine()}.

${[...building, ...writing, ...agent, ...ownPages, ...starting, ...api, ...webhooks].join("\n\n")}
`;
process.stdout.write(text);
if (process.argv.length === 2) writeFileSync(page, text);

function section(title: string, figures: readonly Figure[]): string {
  return `## ${title}\n\n${markdownTable(figures)}`;
}

async function benchBuilding(): Promise<string[]> {
  const database = await createTestDatabase("bench");
  const service = await startService({ environment: { DATABASE_URL: database.url } });
  const untilDone = await benchBuild(service, database.url);
  const untilBegun = await benchPickUp();
  await service.stop();
  await database.drop();
  return [section("From POST to done", untilDone), section("From create to a worker", untilBegun)];
}
