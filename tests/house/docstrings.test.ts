import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertNoViolations } from "./rules/violation.ts";
import { checkDocstrings } from "./rules/docstrings.ts";
import { isTest, readSources } from "./source/read-sources.ts";
import { parseSource } from "./source/source-file.ts";

const modules = ["src/domain", "src/storage", "src/workshop", "src/adapters", "src/lib", "blueprint/src", "cli/src", "mcp/src", "sdk/src"];

describe("docstrings", () => {
  test("every export of a module has a docstring", () => {
    assertNoViolations(checkDocstrings(readSources(...modules).filter(({ path }) => !isTest(path))));
  });

  test("rejects exports without one, and comments that are not docstrings", () => {
    assert.equal(undocumented("export function x() {}\nexport const y = 1;\nexport interface Z {}").length, 3);
    assert.equal(undocumented("const before = 1;\n// A line comment.\nexport function x() {}").length, 1);
    assert.equal(undocumented("/** Of another one. */\nconst before = 1;\nexport function x() {}").length, 1);
  });

  test("allows docstrings, derived types, re-exports, and a leading comment for a file's main export", () => {
    assert.deepEqual(undocumented("/** What it does. */\nexport function x() {}"), []);
    assert.deepEqual(undocumented("/** The schema. */\nexport const X = z.string();\nexport type X = z.infer<typeof X>;"), []);
    assert.deepEqual(undocumented(`export { x } from "./x.ts";`), []);
    const prose = "// What a person can do with the app. Each is a promise that the writer builds.\n";
    assert.deepEqual(undocumented(`${prose}export const X = 1;`), []);
    assert.deepEqual(undocumented(`${prose}export const X = 1;\nexport const y = 2;`), ["y has no docstring"]);
  });
});

function undocumented(source: string): string[] {
  return checkDocstrings([parseSource("src/lib/x.ts", source)]).map(({ message }) => message);
}
