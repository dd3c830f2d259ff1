// npm run bench: all figures in one run on this machine, printed and written to docs/benchmarks.md.
// npm run bench -- api --seconds=2: only these parts (start, build, api), with shorter loads, and only printed.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { createTestDatabase } from "../tests/support/create-test-database.ts";
import { startService } from "../tests/support/start-service.ts";
import { benchApi } from "./api/bench-api.ts";
import { benchBuild } from "./build.ts";
import { markdownTable } from "./figures.ts";
import { describeMachine } from "./machine.ts";
import { benchPickUp } from "./pick-up.ts";
import { benchStart } from "./start.ts";

const page = fileURLToPath(new URL("../docs/benchmarks.md", import.meta.url));
const { values, positionals } = parseArgs({ options: { seconds: { type: "string", default: "5" } }, allowPositionals: true });

const parts: Record<string, () => Promise<string>> = {
  start: async () => `## Starting\n\n${markdownTable(await benchStart())}`,
  build: benchBuilding,
  api: async () => `## The API\n\n${markdownTable(await benchApi({ seconds: Number(values.seconds) }))}`,
};

const stranger = positionals.find((name) => !(name in parts));
if (stranger !== undefined || !(Number(values.seconds) > 0)) {
  console.error(`Say which parts (${Object.keys(parts).join(", ")}), or nothing for all of them, and --seconds with a number above 0.`);
  process.exit(2);
}
const wanted = positionals.length > 0 ? positionals : Object.keys(parts);
const sections: string[] = [];
for (const name of wanted) sections.push((await parts[name]?.()) ?? "");
const isWhole = wanted.length === Object.keys(parts).length;
const text = `# Benchmarks

\`npm run bench\` measures all of this in one run and writes this page. Figures are of this machine and compare only with each other.

${describeMachine()}.

${sections.join("\n\n")}
`;
process.stdout.write(text);
if (isWhole) writeFileSync(page, text);

async function benchBuilding(): Promise<string> {
  const database = await createTestDatabase("bench");
  const service = await startService({ environment: { DATABASE_URL: database.url } });
  const building = await benchBuild(service, database.url);
  const pickingUp = await benchPickUp();
  await service.stop();
  await database.drop();
  return `## From POST to done\n\n${markdownTable(building)}\n\n## From create to a worker\n\n${markdownTable(pickingUp)}`;
}
