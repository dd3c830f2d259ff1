import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { assertNoBreaches } from "./rules/breach.ts";
import { readSources } from "./source/read-sources.ts";
import { checkRings } from "./rules/rings.ts";
import { parseSource } from "./source/source-file.ts";

describe("rings", () => {
  test("no file reaches itself over its imports", () => {
    assertNoBreaches(checkRings(readSources("src", "blueprint/src", "tests", "bench", "eval", "mcp/src", "sdk/src", "web/src")));
  });

  test("a ring over types is named in full", () => {
    const files = [
      parseSource("src/kit/one.ts", `import type { Two } from "./two.ts"`),
      parseSource("src/kit/two.ts", `export { three } from "./three.ts"`),
      parseSource("src/kit/three.ts", `import { one } from "./one.ts"`),
    ];
    const breaches = checkRings(files);
    assert.equal(breaches.length, 1);
    assert.match(breaches[0]?.message ?? "", /src\/kit\/one\.ts → src\/kit\/two\.ts → src\/kit\/three\.ts → src\/kit\/one\.ts/);
  });

  test("two ways to the same file are no ring", () => {
    const files = [
      parseSource("src/kit/one.ts", `import "./two.ts"; import "./three.ts"`),
      parseSource("src/kit/two.ts", `import "./three.ts"`),
      parseSource("src/kit/three.ts", ``),
    ];
    assert.deepEqual(checkRings(files), []);
  });
});
