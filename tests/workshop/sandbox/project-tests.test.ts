// A project's own tests, run by the workshop: with real processes, and tests that are made to hang or to look around.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { after, before, describe, it } from "node:test";
import { shellOf, writeProject } from "@atelier/blueprint";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { createTestRunner, type TestRunner } from "../../../src/workshop/sandbox/testing/create-test-runner.ts";
import { notTested } from "../../../src/workshop/sandbox/testing/test-run.ts";

const never = new AbortController().signal;
const shell = writeProject(shellOf({ title: "Tea", look: null }));

/** A function that breaks on an empty list, with its tests. */
const TESTED = new Map([
  ...shell,
  ["src/lib/total.ts", "export const total = (prices: readonly number[]): number => prices.reduce((sum, price) => sum + price);\n"],
  [
    "tests/total.test.ts",
    [
      'import { describe, expect, it } from "vitest";',
      'import { total } from "@/lib/total";',
      "",
      'describe("the total", () => {',
      '  it("adds", () => expect(total([1, 2])).toBe(3));',
      '  it("of one price", () => {',
      "    expect(total([5])).toBe(6);",
      "  });",
      '  it("of nothing", () => expect(total([])).toBe(0));',
      '  it.skip("of debts", () => {});',
      "});",
      "",
    ].join("\n"),
  ],
]);

/** A project with a test for each of these expressions, which passes where it gives "reached". */
const testing = (expressions: readonly string[]): Map<string, string> =>
  new Map([
    ["tsconfig.json", shell.get("tsconfig.json") ?? ""],
    [
      "tests/reach.test.ts",
      `import { expect, it } from "vitest";\nit.each([${expressions.map((one) => `() => ${one}`).join(", ")}])("%s", async (reach) => {\n  expect(await reach()).toBe("reached");\n});\n`,
    ],
  ]);

describe("the tests of a project", () => {
  let runner: TestRunner;

  before(async () => {
    runner = createTestRunner({ sandbox: await findSandbox(), processes: 2 });
  });

  after(() => runner.close());

  it("run with the project's own ones, and a failure has its places in the project", async () => {
    const run = await runner.run(TESTED, never);
    assert.equal(run.reason, null);
    assert.ok(run.passed >= 3, `${run.passed} passed`);
    assert.deepEqual([run.skipped, run.failures], [1, 2]);
    const [one, nothing] = run.failed;
    assert.equal(one?.name, "tests/total.test.ts > the total > of one price");
    assert.deepEqual(one.places, ["tests/total.test.ts:7"]);
    assert.match(one.message, /expected 5 to be 6/);
    assert.deepEqual(nothing?.places, ["src/lib/total.ts:1", "tests/total.test.ts:9"]);
    assert.match(nothing.message, /empty array/);
  });

  it("have no network, no files and no secrets of this machine", async () => {
    const secret = import.meta.filename;
    assert.ok(readFileSync(secret, "utf8").length > 0);
    const attempts = [
      'fetch("http://1.1.1.1/").then(() => "reached")',
      `import("node" + ":fs").then(({ readFileSync }) => readFileSync(${JSON.stringify(secret)}, "utf8") && "reached")`,
      "Object.keys(process.env).some((name) => /KEY|SECRET|DATABASE|TOKEN/.test(name)) ? 'reached' : 'nothing'",
    ];
    const run = await runner.run(testing(attempts), never);
    assert.deepEqual([run.reason, run.passed, run.failures], [null, 0, attempts.length], JSON.stringify(run));
  });

  it("that compute without end are ended, and this process goes on meanwhile", async () => {
    const impatient = createTestRunner({ sandbox: await findSandbox(), processes: 1, cpuSeconds: 4 });
    let turns = 0;
    const timer = setInterval(() => (turns += 1), 20);
    const run = await impatient.run(testing(["(() => { for (;;); })()"]), never);
    clearInterval(timer);
    assert.deepEqual({ ...run, reason: "" }, notTested(""));
    assert.match(run.reason ?? "", /computed for more than 4 seconds/);
    assert.ok(turns > 50, `${turns} turns of the event loop`);
  });

  it("stop when the build is stopped", async () => {
    const stop = new AbortController();
    const run = runner.run(testing(["new Promise(() => {})"]), stop.signal);
    setTimeout(() => stop.abort(new Error("stopped")), 500);
    await assert.rejects(run, /stopped/);
  });

  it("are not there: it says where they belong", async () => {
    const run = await runner.run(new Map([["src/a.test.ts", ""]]), never);
    assert.match(run.reason ?? "", /tests\/\*\*\/\*\.test\.ts/);
  });
});
