// Short test files share a process: starting one for each of two hundred files, and loading the same thousand modules in
// it, takes longer than their tests.
import { join } from "node:path";
import { describe } from "node:test";
import { pathToFileURL } from "node:url";

const repository = join(import.meta.dirname, "../../../..");

/** The variable by which the runner passes the batches, as JSON: for each batch a list of paths in the repository. */
export const BATCHES_VARIABLE = "ATELIER_TEST_BATCHES";

/** Declares a suite for each test file of a batch, with the tests that importing the file declares. */
export function importBatch(index: number): void {
  const batches = JSON.parse(process.env[BATCHES_VARIABLE] ?? "[]") as string[][];
  for (const file of batches[index] ?? []) {
    describe(file, async () => {
      await import(pathToFileURL(join(repository, file)).href);
    });
  }
}
