// Writes the next migration from the difference between the tables and the last one: `npm run migrations -- --name=what_changes`.
import { spawnSync } from "node:child_process";

const result = spawnSync(
  "drizzle-kit",
  ["generate", "--dialect=postgresql", "--schema=src/storage/tables/index.ts", "--out=migrations", ...process.argv.slice(2)],
  { stdio: "inherit" },
);
process.exitCode = result.status ?? 1;
