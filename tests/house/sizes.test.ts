import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertNoViolations } from "./rules/violation.ts";
import { measureFunctions } from "./source/functions.ts";
import { listFiles, readSources } from "./source/read-sources.ts";
import { checkFolders, checkSizes } from "./rules/sizes.ts";
import { parseSource } from "./source/source-file.ts";

const folders = ["src", "blueprint/src", "tests", "bench", "eval", "launcher", "migrations", "mcp/src", "sdk/src", "examples", "web/src"];

describe("sizes", () => {
  test("files and functions keep their sizes", () => assertNoViolations(checkSizes(readSources(...folders))));

  test("a folder holds at most twelve entries", () => {
    assertNoViolations(checkFolders(listFiles("{src,blueprint,mcp/src,sdk/src,tests,bench,eval,launcher,docs,examples,web/src}/**/*")));
  });

  test("refuses a file of 351 lines, and a test of 401", () => {
    assert.equal(messages("x.ts", "x;\n".repeat(350)).length, 0);
    assert.match(messages("x.ts", "x;\n".repeat(351))[0] ?? "", /351 lines, over 350/);
    assert.equal(messages("x.test.ts", "x;\n".repeat(400)).length, 0);
    assert.match(messages("x.test.ts", "x;\n".repeat(401))[0] ?? "", /401 lines, over 400/);
  });

  test("refuses a function of 71 lines, and names it", () => {
    assert.equal(messages("x.ts", `const build = () => {\n${"x;\n".repeat(68)}};`).length, 0);
    assert.match(messages("x.ts", `const build = () => {\n${"x;\n".repeat(69)}};`)[0] ?? "", /build has 71 lines/);
  });

  test("refuses nesting four deep; an else-if and a function inside do not deepen", () => {
    const three = `if (a) { for (;;) { if (b) { x; } else if (c) { x; } else if (d) { x; } } }`;
    assert.equal(messages("x.ts", `function read() { ${three} }`).length, 0);
    assert.match(messages("x.ts", `function read() { while (a) { ${three} } }`)[0] ?? "", /read nests 4 deep/);
    assert.equal(messages("x.ts", `function read() { while (a) { run(() => { ${three} }); } }`).length, 0);
  });

  test("refuses a file of 201 lines when fewer than nine in ten are shorter, and a median over 90", () => {
    const files = (count: number, lines: number) => Array.from({ length: count }, () => parseSource("x.ts", "x;\n".repeat(lines)));
    assert.equal(checkSizes([...files(9, 10), ...files(1, 201)]).length, 0);
    assert.equal(checkSizes([...files(8, 10), ...files(2, 201)]).length, 2);
    assert.equal(checkSizes([...files(4, 10), ...files(6, 91)]).length, 6);
  });

  test("measures methods and functions without a name", () => {
    const measured = measureFunctions(parseSource("x.ts", "class X { read() {\n} }\nrun(() => {});"));
    assert.deepEqual(
      measured.map(({ name, lineCount }) => [name, lineCount]),
      [
        ["read", 2],
        ["a function without a name", 1],
      ],
    );
  });

  test("refuses a folder of thirteen entries, counting a test with its source", () => {
    const names = Array.from({ length: 12 }, (_, index) => `src/lib/file-${index}.ts`);
    assert.deepEqual(checkFolders([...names, "src/lib/file-1.test.ts"]), []);
    assert.match(checkFolders([...names, "src/lib/other.test.ts"])[0]?.message ?? "", /13 entries/);
  });
});

function messages(path: string, source: string): string[] {
  return checkSizes([parseSource(path, source)]).map(({ message }) => message);
}
