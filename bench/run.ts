// npm run bench: all figures in one run on this machine, printed as a table and written to docs/benchmarks.md.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createTestDatabase } from "../tests/support/create-test-database.ts";
import { startService } from "../tests/support/start-service.ts";
import { benchBuild } from "./build.ts";
import { type Figure, markdownTable } from "./figures.ts";
import { describeMachine } from "./machine.ts";
import { benchPickUp } from "./pick-up.ts";
import { benchStart } from "./start.ts";

const page = fileURLToPath(new URL("../docs/benchmarks.md", import.meta.url));

async function benchService(): Promise<{ building: Figure[]; pickingUp: Figure[] }> {
  const database = await createTestDatabase("bench");
  const service = await startService({ environment: { DATABASE_URL: database.url } });
  const building = await benchBuild(service, database.url);
  const pickingUp = await benchPickUp();
  await service.stop();
  await database.drop();
  return { building, pickingUp };
}

const starting = await benchStart();
const { building, pickingUp } = await benchService();
const text = `# Benchmarks

\`npm run bench\` measures all of this in one run and writes this page. Figures are of this machine and compare only with each other.

${describeMachine()}.

## From POST to done

${markdownTable(building)}

## From create to a worker

${markdownTable(pickingUp)}

## Starting

${markdownTable(starting)}
`;
process.stdout.write(text);
writeFileSync(page, text);
