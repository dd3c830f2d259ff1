import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertNoViolations } from "./rules/violation.ts";
import { readSources } from "./source/read-sources.ts";
import { checkRings } from "./rules/imports/rings.ts";
import { parseSource } from "./source/source-file.ts";

describe("rings", () => {
  test("no file imports itself transitively", () => {
    assertNoViolations(
      checkRings(readSources("src", "blueprint/src", "tests", "bench", "eval", "cli/src", "mcp/src", "sdk/src", "web/src", "web/words")),
    );
  });

  test("reports an import cycle over types in full", () => {
    const files = [
      parseSource("src/lib/one.ts", `import type { Two } from "./two.ts"`),
      parseSource("src/lib/two.ts", `export { three } from "./three.ts"`),
      parseSource("src/lib/three.ts", `import { one } from "./one.ts"`),
    ];
    const violations = checkRings(files);
    assert.equal(violations.length, 1);
    assert.match(violations[0]?.message ?? "", /src\/lib\/one\.ts → src\/lib\/two\.ts → src\/lib\/three\.ts → src\/lib\/one\.ts/);
  });

  test("allows two paths to the same file", () => {
    const files = [
      parseSource("src/lib/one.ts", `import "./two.ts"; import "./three.ts"`),
      parseSource("src/lib/two.ts", `import "./three.ts"`),
      parseSource("src/lib/three.ts", ``),
    ];
    assert.deepEqual(checkRings(files), []);
  });
});
