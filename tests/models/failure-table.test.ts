// The documented failures match the code.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { MODEL_FAILURES } from "../../src/adapters/models/model-call.ts";

const page = readFileSync(new URL("../../docs/models.md", import.meta.url), "utf8");
const sources = ["ask-model.test.ts", "wire/tools.test.ts", "../console/models/limit.test.ts"]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("\n");

test("the failure table lists exactly the failures of the code", () => {
  const section = page.split("## Failures")[1]?.split("\n## ")[0] ?? "";
  const named = [...section.matchAll(/^\| `(\w+)`/gm)].map(([, name]) => name);
  assert.deepEqual(new Set(named), new Set<string>(MODEL_FAILURES));
  assert.equal(named.length, MODEL_FAILURES.length);
});

for (const failure of MODEL_FAILURES) {
  test(`the failure ${failure} is tested against the model server`, () => assert.ok(sources.includes(`"${failure}"`)));
}

// The rows of the second table, and the test of each.
const endings: Readonly<Record<string, string>> = {
  "missing imports": "typical mistakes are reported to the model",
  "errors that only the browser shows": "a control without effect is a finding",
  "something that worked before": "an app that lost earlier features is not finished",
  "a file that is cut short": "invalid writes are rejected with a message",
  "an edit whose text": "invalid writes are rejected with a message",
  "calls that cannot be read": "invalid writes are rejected with a message",
  "a truncated answer": "a truncated answer is reported to the model",
  "instructions inside files": "instructions in the project's files have no effect",
  "repeated calls": "a model that repeats the same call is warned",
  "its tokens, steps": "a build costs at most its budget",
  "its credits are used up": "where the credits will not do it asks",
  "its provider fails": "working code is delivered although the provider fails",
  "the account's credits end": "an answer that the account cannot pay for is kept",
  "the worker's process dies": "after a question and a crash the same conversation goes on",
};

test("every row about the outcome of a model's work has a test of the whole service", () => {
  const section = page.split("| what happens")[1]?.split("\n\n")[0] ?? "";
  const rows = [...section.matchAll(/^\| ([^-|`][^|]*?) +\|/gm)].map(([, row = ""]) => row);
  const folder = new URL("agent/", import.meta.url);
  const tests = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
  assert.equal(rows.length, Object.keys(endings).length);
  for (const row of rows) {
    const [, title] = Object.entries(endings).find(([begin]) => row.startsWith(begin)) ?? assert.fail(`no test for "${row}"`);
    assert.ok(tests.includes(`test("${title}`), title);
  }
});
