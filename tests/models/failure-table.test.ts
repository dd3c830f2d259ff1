// What the documents say of failures is what the code knows of them.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { MODEL_FAILURES } from "../../src/outside/models/model-call.ts";

const page = readFileSync(new URL("../../docs/models.md", import.meta.url), "utf8");
const shown = ["ask-model.test.ts", "wire/tools.test.ts"].map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\n");

test("the failure table names every failure, and nothing else", () => {
  const section = page.split("## Failures")[1]?.split("\n## ")[0] ?? "";
  const named = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  assert.deepEqual(new Set(named), new Set<string>(MODEL_FAILURES));
  assert.equal(named.length, MODEL_FAILURES.length);
});

for (const failure of MODEL_FAILURES) {
  test(`the failure ${failure} is shown against the model server`, () => assert.ok(shown.includes(`"${failure}"`)));
}
