// Which test files need a database server: those whose imports lead to one. Nothing has to be listed by hand, so a new
// test cannot be forgotten.
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseSource } from "../../house/source/source-file.ts";
import { repository } from "../../house/source/read-sources.ts";

const WAYS_TO_A_SERVER = ["tests/support/create-test-database.ts", "tests/support/start-service.ts"];

/** Whether a test file (a path in the repository) uses the run's server, directly or through its imports. */
export function needsServer(file: string): boolean {
  return leadsToServer(file, new Set());
}

function leadsToServer(file: string, seen: Set<string>): boolean {
  if (WAYS_TO_A_SERVER.includes(file)) return true;
  if (seen.has(file) || !file.startsWith("tests/") || !existsSync(path.join(repository, file))) return false;
  seen.add(file);
  const { imports } = parseSource(file, readFileSync(path.join(repository, file), "utf8"));
  const relative = imports.map(({ specifier }) => specifier).filter((specifier) => specifier.startsWith("."));
  return relative.some((specifier) => leadsToServer(path.posix.join(path.posix.dirname(file), specifier), seen));
}
