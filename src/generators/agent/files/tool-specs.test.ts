import assert from "node:assert/strict";
import { test } from "node:test";
import { Ajv } from "ajv";
import { readToolCall } from "./inputs/read-tool-call.ts";
import { TOOL_SPECS } from "./tool-specs.ts";

const samples: Record<string, Record<string, unknown>> = {
  list: {},
  read: { paths: ["src/App.tsx"], from: 1, to: 9, whole: true },
  write: { path: "src/App.tsx", content: "x" },
  edit: { path: "src/App.tsx", edits: [{ search: "x", replace: "" }] },
  delete: { paths: ["src/App.tsx", "src/main.tsx"] },
  add: { items: ["dialog"] },
  search: { query: "x" },
  check: {},
  test: {},
  try: { paths: ["/", "/board"], print: true, many: false, check: "win", step: 3 },
  ask: { question: "Which?", options: ["One"] },
  finish: { summary: "Done." },
};

for (const { name, description, parameters } of TOOL_SPECS) {
  test(`${name}: what its schema allows is understood as it is, and nothing beside it is allowed`, () => {
    const isAllowed = new Ajv({ strict: true }).compile(parameters);
    const sample = samples[name] ?? {};
    assert.ok(isAllowed(sample), JSON.stringify(isAllowed.errors));
    assert.deepEqual(readToolCall({ name, input: sample }), { name, ...sample });
    assert.equal(isAllowed({ ...sample, other: 1 }), false);
    assert.ok(description.length < 240);
  });
}
