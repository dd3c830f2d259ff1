import assert from "node:assert/strict";
import { describe, test } from "node:test";
import fc from "fast-check";
import { readToolCall } from "./read-tool-call.ts";

const edit = { name: "edit", path: "src/a.ts", edits: [{ search: "one", replace: "two" }] };
const read = (...paths: string[]) => ({ name: "read", paths, from: null, to: null, whole: false });

describe("what is understood", () => {
  const cases: [name: string, input: unknown, parsed: unknown][] = [
    ["read", { paths: ["src/a.ts", "src/b.ts"] }, read("src/a.ts", "src/b.ts")],
    ["read", { path: "./src/a.ts" }, read("src/a.ts")],
    ["read_file", { file_path: "/src/a.ts", start_line: "3", end: 9 }, { ...read("src/a.ts"), from: 3, to: 9 }],
    ["read", { paths: '["src/a.ts", "src/b.ts"]' }, read("src/a.ts", "src/b.ts")],
    ["read", { files: [{ path: "src/a.ts" }] }, read("src/a.ts")],
    ["functions.read", "src/a.ts, src/b.ts", read("src/a.ts", "src/b.ts")],
    ["read", '{"path": "src\\\\a.ts",}', read("src/a.ts")],
    ["read", { paths: ["src/a.ts", "`src/a.ts`"], from: null, to: "end" }, read("src/a.ts")],
    ["read", { paths: ["src/a.ts"], whole: "true" }, { ...read("src/a.ts"), whole: true }],
    ["write", { path: "src/a.ts", content: "x" }, { name: "write", path: "src/a.ts", content: "x" }],
    ["writeFile", { filename: "src/a.ts", text: "x" }, { name: "write", path: "src/a.ts", content: "x" }],
    ["write", { filePath: "src/a.ts", code: ["x", "y"] }, { name: "write", path: "src/a.ts", content: "x\ny" }],
    ["write", { path: "a.json", content: { x: 1 } }, { name: "write", path: "a.json", content: '{\n  "x": 1\n}\n' }],
    ["write", { arguments: { path: "src/a.ts", content: "" } }, { name: "write", path: "src/a.ts", content: "" }],
    ["edit", { path: "src/a.ts", edits: [{ search: "one", replace: "two" }] }, edit],
    ["edit", { path: "src/a.ts", search: "one", replace: "two" }, edit],
    ["str_replace", { file_path: "src/a.ts", old_string: "one", new_string: "two" }, edit],
    ["edit", { file: "src/a.ts", oldText: "one", newText: "two" }, edit],
    ["edit", { path: "src/a.ts", edits: '[{"search": "one", "replace": "two"}]' }, edit],
    ["edit", { path: "src/a.ts", edits: { search: "one", replace: "two" } }, edit],
    ["edit", { edits: [{ path: "src/a.ts", search: "one", replace: "two" }] }, edit],
    ["delete", { path: "src/a.ts" }, { name: "delete", paths: ["src/a.ts"] }],
    ["delete", { paths: ["src/a.ts", "./src/b.ts"] }, { name: "delete", paths: ["src/a.ts", "src/b.ts"] }],
    ["add", { items: ["dialog", "charts"] }, { name: "add", items: ["dialog", "charts"] }],
    ["add", { component: "dialog" }, { name: "add", items: ["dialog"] }],
    [
      "try",
      { paths: ["/", "board?day=3"], check: "win", step: "4" },
      { name: "try", paths: ["/", "/board?day=3"], print: false, many: false, check: "win", step: 4 },
    ],
    ["search", { query: "useState" }, { name: "search", query: "useState" }],
    ["grep", { pattern: "useState(" }, { name: "search", query: "useState(" }],
    ["search", { query: 7 }, { name: "search", query: "7" }],
    ["ask", { question: " Which? ", options: "Red" }, { name: "ask", question: "Which?", options: ["Red"] }],
    ["ask", { question: "Which?", options: [null, "Red", ""] }, { name: "ask", question: "Which?", options: ["Red"] }],
    ["finish", {}, { name: "finish", summary: "" }],
    ["finish", "Done.", { name: "finish", summary: "Done." }],
    ["list", undefined, { name: "list" }],
    ["check", { anything: 1 }, { name: "check" }],
    ["TRY", null, { name: "try", paths: [], print: false, many: false, check: null, step: null }],
    [
      "try",
      { paths: ["/report"], print: true, many: "yes" },
      { name: "try", paths: ["/report"], print: true, many: true, check: null, step: null },
    ],
  ];
  for (const [name, input, parsed] of cases) {
    test(`${name} ${JSON.stringify(input)}`, () => assert.deepEqual(readToolCall({ name, input }), parsed));
  }
});

describe("what is missing is said", () => {
  const cases: [name: string, input: unknown, problem: RegExp][] = [
    ["read", {}, /^read needs "paths"/],
    ["read", { from: 3 }, /It was given: from\.$/],
    ["write", { path: "src/a.ts" }, /^write needs "content": the whole text.* It was given: path\.$/],
    ["write", { content: "x" }, /^write needs "path"/],
    ["write", "src/a.ts", /^write needs "path"/],
    ["edit", { path: "src/a.ts", content: "x" }, /^edit needs "edits": a list of \{"search"/],
    ["edit", { path: "src/a.ts", search: "x" }, /needs "replace" beside each "search"/],
    ["edit", { path: "src/a.ts", edits: "all of it" }, /^edit needs "edits"/],
    ["edit", { path: "src/a.ts", edits: [{ path: "src/b.ts", search: "x", replace: "y" }] }, /one file a call/],
    ["search", { query: " " }, /^search needs "query"/],
    ["ask", {}, /^ask needs "question"/],
    ["launch", {}, /^There is no tool "launch"\. There are: list, read, write/],
    ["__proto__", {}, /^There is no tool/],
  ];
  for (const [name, input, problem] of cases) {
    test(`${name} ${JSON.stringify(input)}`, () => {
      const parsed = readToolCall({ name, input });
      assert.match("problem" in parsed ? parsed.problem : "", problem);
    });
  }
});

test("nothing that a model can send makes it throw", () => {
  const names = fc.constantFrom("list", "read", "write", "edit", "delete", "search", "add", "check", "try", "ask", "finish", "x");
  const fields = fc.constantFrom(
    "path",
    "paths",
    "content",
    "edits",
    "search",
    "replace",
    "query",
    "from",
    "to",
    "input",
    "options",
    "__proto__",
  );
  const inputs = fc.oneof(fc.dictionary(fields, fc.jsonValue()), fc.jsonValue(), fc.json());
  fc.assert(
    fc.property(names, inputs, (name, input) => void readToolCall({ name, input })),
    { numRuns: 3_000 },
  );
  const deep: unknown = JSON.parse(`${'{"input":'.repeat(20_000)}1${"}".repeat(20_000)}`);
  for (const name of ["read", "write", "edit"]) readToolCall({ name, input: deep });
  readToolCall({ name: "write", input: { path: "a.json", content: deep } });
  readToolCall({ name: "edit", input: { path: "a.json", edits: "[".repeat(50_000) } });
});
