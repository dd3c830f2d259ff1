import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, test } from "node:test";
import fc from "fast-check";
import { readEdits } from "./read-edits.ts";

type Call = [name: string, input: unknown];
const calls = (text: string): Call[] => readEdits(text).calls.map(({ name, input }) => [name, input]);
const edit = (path: string, ...edits: [search: string, replace: string][]): Call => [
  "edit",
  { path, edits: edits.map(([search, replace]) => ({ search, replace })) },
];
const write = (path: string, content: string): Call => ["write", { path, content }];
const block = (search: string, replace: string) => `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;

test("the examples of the description are read as what they say", () => {
  const description = readFileSync(new URL("text-format.md", import.meta.url), "utf8");
  const examples = description.slice(description.indexOf("WRITE src/hello.ts"));
  assert.deepEqual(calls(examples), [
    write("src/hello.ts", 'export const hello = "Hello";\n'),
    edit("src/App.tsx", ["      <h1>Hello</h1>", "      <h1>Welcome</h1>"]),
  ]);
  assert.deepEqual(readEdits(examples).problems, []);
});

test("several calls come in their order, with ids, and prose is none", () => {
  const { calls: read, problems } = readEdits(
    "Let me Read the file and CHECK it.\n\nREAD src/App.tsx\nthen\nCHECK\nFinish this later.\nTRY\n",
  );
  assert.deepEqual(read, [
    { id: "text-1", name: "read", input: { paths: ["src/App.tsx"] } },
    { id: "text-2", name: "check", input: {} },
    { id: "text-3", name: "try", input: {} },
  ]);
  assert.deepEqual(problems, []);
});

describe("one call", () => {
  const cases: [text: string, ...calls: Call[]][] = [
    ["LIST", ["list", {}]],
    ["**READ** `src/a.ts`, `src/b.ts`", ["read", { paths: ["src/a.ts", "src/b.ts"] }]],
    ["### READ: src/a.ts and src/b.ts", ["read", { paths: ["src/a.ts", "src/b.ts"] }]],
    ["`READ src/a.ts`", ["read", { paths: ["src/a.ts"] }]],
    ["READ src/a.ts 10-60", ["read", { paths: ["src/a.ts"], from: 10, to: 60 }]],
    ["READ src/a.ts lines 10 to 60", ["read", { paths: ["src/a.ts"], from: 10, to: 60 }]],
    ["READ WHOLE src/a.ts", ["read", { paths: ["src/a.ts"], whole: true }]],
    ["READ src/a.ts:10-60", ["read", { paths: ["src/a.ts"], from: 10, to: 60 }]],
    ["1. SEARCH onClick={() => add()}", ["search", { query: "onClick={() => add()}" }]],
    ['SEARCH "two words"', ["search", { query: "two words" }]],
    ["- DELETE src/old.ts", ["delete", { paths: ["src/old.ts"] }]],
    ["DELETE src/a.ts src/b.ts", ["delete", { paths: ["src/a.ts", "src/b.ts"] }]],
    ["ADD dialog, charts", ["add", { items: ["dialog", "charts"] }]],
    ["TRY PRINT MANY /report", ["try", { paths: ["/report"], print: true, many: true }]],
    ["TRY /board, /rules win 3", ["try", { paths: ["/board", "/rules"], check: "win", step: 3 }]],
    ["ASK Which colour?\n- Red\n- Blue", ["ask", { question: "Which colour?", options: ["Red", "Blue"] }]],
    ["ASK Which colour?", ["ask", { question: "Which colour?" }]],
    ["FINISH It counts.\n\nIt also clears.\n", ["finish", { summary: "It counts.\n\nIt also clears." }]],
    ["**FINISH**\nIt counts.", ["finish", { summary: "It counts." }]],
    ["WRITE src/a.ts\n```ts\none\n\n  two\n```\nCHECK", write("src/a.ts", "one\n\n  two\n"), ["check", {}]],
    ["**WRITE `src/a.ts`**\n\n```\none\n```", write("src/a.ts", "one\n")],
    ["## FILE: src/a.ts\n~~~ts\none\n~~~", write("src/a.ts", "one\n")],
    ["WRITE src/a.ts\nHere it is:\n```ts\none\n```", write("src/a.ts", "one\n")],
    ["WRITE README.md\n````md\n# A\n```sh\nx\n```\n````\nTRY", write("README.md", "# A\n```sh\nx\n```\n"), ["try", {}]],
    ["WRITE README.md\n```md\n# A\n```sh\nx\n```\nmore\n```\nTRY", write("README.md", "# A\n```sh\nx\n```\nmore\n"), ["try", {}]],
    ["WRITE src/a.ts\r\n```ts\r\none\r\n```", write("src/a.ts", "one\n")],
    [`EDIT src/a.ts\n${block("  one", "  two")}`, edit("src/a.ts", ["  one", "  two"])],
    [`EDIT src/a.ts\n\`\`\`tsx\n${block("one", "")}\n\`\`\`\nCHECK`, edit("src/a.ts", ["one", ""]), ["check", {}]],
    [`EDIT: src/a.ts\n${block("a", "b")}\nand\n\n${block("c\nd", "e")}\nTRY`, edit("src/a.ts", ["a", "b"], ["c\nd", "e"]), ["try", {}]],
    [`EDIT src/a.ts\n${block("```ts\none\n```", "```ts\ntwo\n```")}`, edit("src/a.ts", ["one", "two"])],
    [`WRITE src/a.ts\n${block("a", "b")}`, edit("src/a.ts", ["a", "b"])],
    [`WRITE src/a.ts\n\`\`\`\n${block("a", "b")}\n\`\`\``, edit("src/a.ts", ["a", "b"])],
    [`src/a.ts\n\`\`\`ts\n${block("a", "b")}\n\`\`\``, edit("src/a.ts", ["a", "b"])],
    ["```\nREAD src/a.ts\nCHECK\n```", ["read", { paths: ["src/a.ts"] }], ["check", {}]],
    [
      "```\nREAD src/a.ts\n```\nThen.\nWRITE src/b.ts\n```ts\nb\n```\nTRY",
      ["read", { paths: ["src/a.ts"] }],
      write("src/b.ts", "b\n"),
      ["try", {}],
    ],
    ["````\nWRITE src/b.ts\n```ts\nb\n```\n````\nTRY", write("src/b.ts", "b\n"), ["try", {}]],
    ["```\nREAD src/a.ts\n```\nThen.\nCHECK\nSuch as:\n```ts\nx\n```", ["read", { paths: ["src/a.ts"] }], ["check", {}]],
    ["Such as:\n```tsx\n<h1>\n```\nCHECK\n```\nnothing\n```\nTRY", ["check", {}], ["try", {}]],
    ["<think>\nREAD src/secret.ts\n</think>\nCHECK", ["check", {}]],
  ];
  for (const [text, ...wanted] of cases) {
    test(JSON.stringify(text).slice(0, 100), () => {
      assert.deepEqual(calls(text), wanted);
      assert.deepEqual(readEdits(text).problems, []);
    });
  }
});

describe("calls in JSON", () => {
  const wanted = edit("src/a.ts", ["one {", "two"]);
  const json = '{"name": "edit", "arguments": {"path": "src/a.ts", "edits": [{"search": "one {", "replace": "two"}]}}';
  const cases: [promise: string, text: string, calls: Call[]][] = [
    ["in a fence", `I edit it.\n\`\`\`json\n${json}\n\`\`\`\nThen.`, [wanted]],
    ["in tags", `<tool_call>\n${json}\n</tool_call>\n<tool_call>{"name": "check", "arguments": {}}</tool_call>`, [wanted, ["check", {}]]],
    ["bare", `${json}\nCHECK`, [wanted, ["check", {}]]],
    ["in a list", `\`\`\`json\n[${json}, {"name":"try","arguments":{}}]\n\`\`\``, [wanted, ["try", {}]]],
    [
      "as another protocol has them",
      '{"tool_calls": [{"id": "1", "function": {"name": "read_file", "arguments": "{\\"path\\": \\"src/a.ts\\"}"}}]}',
      [["read", { path: "src/a.ts" }]],
    ],
    [
      "with line ends inside of a text",
      '<tool_call>{"name":"write","arguments":{"path":"a.ts","content":"if (a) {\n}\n}"}}</tool_call>',
      [["write", { path: "a.ts", content: "if (a) {\n}\n}" }]],
    ],
    ["with a name that is no tool's, in tags", '<tool_call>{"name": "launch", "arguments": {}}</tool_call>', [["launch", {}]]],
    ["data is no call", '```json\n{"name": "my-app", "version": "1.0.0"}\n```\n{"name": "read"}', []],
  ];
  for (const [promise, text, expected] of cases) test(promise, () => assert.deepEqual(calls(text), expected));
});

describe("what is not complete is left out and said", () => {
  const cases: [text: string, problem: RegExp, ...calls: Call[]][] = [
    ["CHECK\nWRITE src/a.ts\n```ts\nconst a = 1;\n", /^WRITE src\/a\.ts was left out: its closing fence/, ["check", {}]],
    ["WRITE src/a.ts\n```ts\none\nWRITE src/b.ts\n```ts\ntwo\n```", /^WRITE src\/a\.ts was left out/, write("src/b.ts", "two\n")],
    [`WRITE src/a.ts\n\`\`\`ts\none\nEDIT src/b.ts\n${block("a", "b")}`, /^WRITE src\/a\.ts was left out/, edit("src/b.ts", ["a", "b"])],
    ["WRITE src/a.ts\nCHECK", /has to follow it in a fence/, ["check", {}]],
    ["WRITE\n```\nx\n```", /needs a path/],
    ["READ the file", /READ needs the path/],
    ["EDIT src/a.ts\n<<<<<<< SEARCH\none\n=======\ntwo\n", /^EDIT src\/a\.ts was left out: a block has no/],
    [`EDIT src/a.ts\n<<<<<<< SEARCH\none\n${block("a", "b")}`, /^EDIT src\/a\.ts was left out: a block has no/],
    ["EDIT src/a.ts\n```ts\nwhole file\n```\nTRY", /no block follows it.*For a whole file use WRITE/, ["try", {}]],
    [block("a", "b"), /a line EDIT path has to stand above/],
    ['<tool_call>{"name": "write", "arguments": {"path": "a.ts", "content": "half', /its end is missing/],
    ['{"name": "write", "arguments": {"path": "a.ts", "content": "half', /its end is missing/],
    ['```json\n{"name": "write", "arguments": {"path": "a.ts", "content": "half', /its end is missing/],
    ["<tool_call>nonsense</tool_call>", /could not be read|its end is missing/],
    ["ASK", /needs a question/],
  ];
  for (const [text, problem, ...wanted] of cases) {
    test(JSON.stringify(text).slice(0, 100), () => {
      const { calls: read, problems } = readEdits(text);
      assert.equal(problems.length, 1);
      assert.match(problems[0] ?? "", problem);
      assert.deepEqual(
        read.map(({ name, input }) => [name, input]),
        wanted,
      );
    });
  }
});

test("however an answer is cut, no call is read that the whole does not hold", () => {
  const whole = `Some talk.\nREAD src/a.ts\nWRITE src/b.ts\n\`\`\`ts\nconst b = [1, 2];\n\nexport { b };\n\`\`\`\nEDIT src/c.ts\n${block("a\nb", "c\nd")}\n<tool_call>{"name":"write","arguments":{"path":"src/d.ts","content":"x\\ny {"}}</tool_call>\nCHECK\n`;
  const all = calls(whole).map((call) => JSON.stringify(call));
  assert.equal(all.length, 5);
  for (let length = 0; length < whole.length; length += 1) {
    for (const call of calls(whole.slice(0, length))) {
      if (call[0] !== "read") assert.ok(all.includes(JSON.stringify(call)), `${length}: ${JSON.stringify(call)}`);
    }
  }
});

test("whatever is written, it is read without end or error", () => {
  const part = fc.constantFrom(
    "READ ",
    "WRITE src/a.ts",
    "EDIT src/a.ts",
    "FINISH",
    "```",
    "````ts",
    "<<<<<<< SEARCH",
    "=======",
    ">>>>>>> REPLACE",
    "\n",
    "\n",
    "{",
    '"name":',
    "}",
    "<tool_call>",
    "</tool_call>",
    "**",
    "# ",
    "src/a.ts",
    "text",
    '{"name":"x","arguments":{',
    "[",
    "\\",
    '"',
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
      const { calls: read } = readEdits(parts.join(""));
      assert.deepEqual(
        read.map(({ id }) => id),
        read.map((_, index) => `text-${index + 1}`),
      );
    }),
    { numRuns: 3_000 },
  );
});
