import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertNoViolations } from "./rules/violation.ts";
import { measureFunctions } from "./source/functions.ts";
import { listFiles, readSources } from "./source/read-sources.ts";
import { checkFolders, checkSizes } from "./rules/sizes.ts";
import { parseSource } from "./source/source-file.ts";

const folders = [
  "src",
  "blueprint/src",
  "tests",
  "bench",
  "eval",
  "launcher",
  "migrations",
  "cli/src",
  "mcp/src",
  "sdk/src",
  "examples",
  "web/src",
  "web/words",
];

describe("sizes", () => {
  test("half and nine in ten of the files and functions keep their sizes", () => assertNoViolations(checkSizes(readSources(...folders))));

  test("a folder has at most twelve entries", () => {
    assertNoViolations(
      checkFolders(listFiles("{src,blueprint,cli/src,mcp/src,sdk/src,tests,bench,eval,launcher,docs,examples,web/src,web/words}/**/*")),
    );
  });

  test("rejects a file of 201 lines when fewer than nine in ten are shorter, and a median over 90", () => {
    const files = (count: number, lines: number) => Array.from({ length: count }, () => parseSource("x.ts", "x;\n".repeat(lines)));
    assert.equal(checkSizes([...files(9, 10), ...files(1, 201)]).length, 0);
    assert.equal(checkSizes([...files(8, 10), ...files(2, 201)]).length, 2);
    assert.equal(checkSizes([...files(4, 10), ...files(6, 91)]).length, 6);
  });

  test("measures methods and anonymous functions", () => {
    const measured = measureFunctions(parseSource("x.ts", "class X { read() {\n} }\nrun(() => {});\nrun(() => 1);"));
    assert.deepEqual(measured, [
      { file: "x.ts", line: 1, lineCount: 2 },
      { file: "x.ts", line: 3, lineCount: 1 },
    ]);
  });

  test("refuses functions of 46 lines when fewer than nine in ten are shorter", () => {
    const file = (lines: readonly number[]) =>
      parseSource("x.ts", lines.map((count) => `run(() => {\n${"x;\n".repeat(count - 2)}});`).join("\n"));
    assert.equal(checkSizes([file([...Array<number>(9).fill(5), 46])]).length, 0);
    assert.equal(checkSizes([file([...Array<number>(8).fill(5), 46, 46])]).length, 2);
  });

  test("rejects a folder of thirteen entries, counting a test with its source", () => {
    const names = Array.from({ length: 12 }, (_, index) => `src/lib/file-${index}.ts`);
    assert.deepEqual(checkFolders([...names, "src/lib/file-1.test.ts"]), []);
    assert.match(checkFolders([...names, "src/lib/other.test.ts"])[0]?.message ?? "", /13 entries/);
  });
});
