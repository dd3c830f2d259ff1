import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertNoViolations } from "./rules/violation.ts";
import { checkMainExports, checkPaths } from "./rules/names.ts";
import { listFiles, readSources } from "./source/read-sources.ts";
import { parseSource } from "./source/source-file.ts";

describe("names", () => {
  test("files and folders have meaningful names in kebab-case", () => {
    assertNoViolations(
      checkPaths(
        listFiles("{src,blueprint/src,cli/src,mcp/src,sdk/src,examples,tests,bench,eval,launcher,web/src,web/words}/**/*.{ts,tsx,mjs}"),
      ),
    );
  });

  test("a file that exports one function is named after it", () => {
    assertNoViolations(
      checkMainExports(
        readSources("src", "blueprint/src", "cli/src", "mcp/src", "sdk/src", "bench", "eval", "web/src", "web/words").filter(
          ({ path }) => !path.endsWith(".test.ts"),
        ),
      ),
    );
  });

  for (const path of [
    "src/lib/utils.ts",
    "src/lib/project-service.ts",
    "src/manager/x.ts",
    "src/lib/string-helpers.ts",
    "src/common/x.ts",
    "src/lib/startBuild.ts",
    "src/Kit/x.ts",
  ]) {
    test(`rejects ${path}`, () => assert.equal(checkPaths([path]).length, 1));
  }

  for (const path of [
    "src/lib/retry.ts",
    "src/lib/service-record.ts",
    "tests/support/start-service.ts",
    "src/lib/ids.test.ts",
    "src/lib/sha-256.ts",
  ]) {
    test(`allows ${path}`, () => assert.deepEqual(checkPaths([path]), []));
  }

  const exports: [path: string, source: string, violations: number][] = [
    ["src/domain/projects/start-build.ts", "export function startBuild() {}; export interface StartBuild {}", 0],
    ["src/domain/projects/start-build.ts", "export const start = () => 1", 1],
    ["src/domain/projects/start-build.ts", "export const start = () => 1; export const stop = () => 1", 0],
    ["src/pipeline/stages/write.ts", "export function writeStage() {}", 0],
    ["src/writer/module.ts", "export function writeModules() {}", 0],
    ["src/storage/database.ts", "export function openStorage() {}", 1],
    ["src/storage/tables/projects.ts", "export const projects = pgTable()", 0],
  ];
  for (const [path, source, violations] of exports) {
    test(`${violations === 0 ? "allows" : "rejects"} ${source} in ${path}`, () => {
      assert.equal(checkMainExports([parseSource(path, source)]).length, violations);
    });
  }
});
