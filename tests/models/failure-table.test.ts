// What the documents say of failures is what the code knows of them.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { MODEL_FAILURES } from "../../src/adapters/models/model-call.ts";

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

// What the second table says becomes of the work, and the test that shows it.
const endings: Readonly<Record<string, string>> = {
  "missing imports": "typical mistakes are told to the model",
  "errors that only the browser shows": "a control that does nothing is a finding",
  "something that worked before": "an app that has lost what it could do before",
  "a file that is cut short": "what a model may not write is refused",
  "an edit whose text": "what a model may not write is refused",
  "calls that cannot be read": "what a model may not write is refused",
  "an answer that is cut": "an answer that was cut at its end",
  "instructions inside of files": "instructions inside of the project's files change nothing",
  "the same calls again": "a model that calls the same again and again",
  "its credits, tokens": "what was set aside for a build is the most that it costs",
  "its provider fails": "what a model has made work is delivered although its provider fails",
  "the account's credits end": "an account whose credits end in the middle",
  "our process dies": "after a crash no call that was answered is made",
};

test("every row of what becomes of a model's work is shown by a test of the whole service", () => {
  const section = page.split("| what happens")[1]?.split("\n\n")[0] ?? "";
  const rows = [...section.matchAll(/^\| ([^-|`][^|]*?) +\|/gm)].map(([, row = ""]) => row);
  const folder = new URL("agent/", import.meta.url);
  const tests = readdirSync(folder)
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .join("\n");
  assert.equal(rows.length, Object.keys(endings).length);
  for (const row of rows) {
    const [, title] = Object.entries(endings).find(([begin]) => row.startsWith(begin)) ?? assert.fail(`nothing shows "${row}"`);
    assert.ok(tests.includes(`test("${title}`), title);
  }
});
