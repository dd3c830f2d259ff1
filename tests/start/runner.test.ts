// All other tests depend on the runner, so it is tested from outside: silence must never look like success.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";

const runner = join(import.meta.dirname, "..", "run.ts");
const folder = mkdtempSync(join(tmpdir(), "atelier-runner-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const imports = `import assert from "node:assert"; import { test } from "node:test";\n`;
const sources = {
  "passes.test.mjs": `${imports}test("passes", () => {});`,
  "fails.test.mjs": `${imports}test("fails", () => assert.fail("on purpose"));`,
  // A fixture for the runner: shows how a skipped test is counted.
  "skips.test.mjs": `${imports}test.skip("skips", () => {});`,
  "holds-none.test.mjs": imports,
  "throws.test.mjs": `throw new Error("on purpose");`,
};
for (const [name, source] of Object.entries(sources)) writeFileSync(join(folder, name), source);

type Name = keyof typeof sources | "nothing-here.test.mjs";

const runs: [names: Name[], status: number, says: RegExp][] = [
  [["passes.test.mjs"], 0, /ℹ pass 1\nℹ fail 0\n/],
  [
    ["passes.test.mjs", "fails.test.mjs"],
    1,
    /on purpose[^]*\n✖ failed in [^\n]*fails\.test\.mjs: fails\nℹ tests 2\nℹ pass 1\nℹ fail 1\nℹ cancelled 0\nℹ skipped 0\n$/,
  ],
  [["skips.test.mjs"], 1, /no test ran/],
  [["passes.test.mjs", "holds-none.test.mjs"], 1, /ended without reporting a test: .*holds-none/],
  [["passes.test.mjs", "throws.test.mjs"], 1, /ended without reporting a test: .*throws/],
  [["passes.test.mjs", "nothing-here.test.mjs"], 1, /no test file matches .*nothing-here/],
];
for (const [names, status, says] of runs) {
  test(`${names.join(" and ")}: exits with ${status}`, () => {
    // Node's runner marks its children as tests; this one is not.
    const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
    const ended = spawnSync(process.execPath, [runner, ...names.map((name) => join(folder, name))], { env: environment, encoding: "utf8" });
    assert.equal(ended.status, status, ended.stdout + ended.stderr);
    assert.match(ended.stdout + ended.stderr, says);
  });
}

test("a missing PostgreSQL is one sentence that says how to install it", () => {
  const { NODE_TEST_CONTEXT: _, ...environment } = process.env;
  const words = [runner, "--postgres=99", "tests/start/test-database.test.ts"];
  const { status, stderr } = spawnSync(process.execPath, words, { env: environment, encoding: "utf8" });
  assert.equal(status, 1);
  assert.match(stderr, /^✖ PostgreSQL 99 is not installed here: [^\n]+ Install it, [^\n]*apt-get install postgresql-99[^\n]*\.\n$/);
});
