// Test files that share a process: starting one for each of two hundred files, and loading the same thousand modules in
// it, takes longer than the tests of the short ones; and others open the same workshop or service, which takes seconds.
import { join } from "node:path";
import { describe } from "node:test";
import { pathToFileURL } from "node:url";
import { keepShared } from "./share.ts";

const repository = join(import.meta.dirname, "../../../..");

/** The variable by which the runner passes the batches, as JSON: for each batch file a list of paths in the repository. */
export const BATCHES_VARIABLE = "ATELIER_TEST_BATCHES";

/** Declares a suite for each test file of a batch, with the tests that importing the file declares. */
export function importBatch(name: string): void {
  const batches = JSON.parse(process.env[BATCHES_VARIABLE] ?? "{}") as Record<string, string[]>;
  keepShared();
  for (const file of batches[name] ?? []) {
    describe(file, async () => {
      await import(pathToFileURL(join(repository, file)).href);
    });
  }
}
