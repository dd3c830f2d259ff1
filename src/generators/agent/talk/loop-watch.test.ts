import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { createLoopWatch, type LoopVerdict } from "./loop-watch.ts";

const inputs: Record<string, { name: string; input: unknown }[]> = {
  A: [{ name: "read", input: { paths: ["src/a.ts"], from: 1 } }],
  B: [{ name: "check", input: {} }],
  C: [{ name: "edit", input: { path: "src/a.ts", search: "x", replace: "y" } }],
  D: [{ name: "read", input: { from: 1, paths: ["src/a.ts"] } }],
  E: [
    { name: "check", input: {} },
    { name: "list", input: {} },
  ],
  F: [
    { name: "list", input: {} },
    { name: "check", input: {} },
    { name: "list", input: {} },
  ],
};

/** Each letter is an answer with these calls; `+` means that it changed the project. */
function watch(answers: string): LoopVerdict[] {
  const see = createLoopWatch();
  return answers.split(" ").map((answer) => see(inputs[answer[0] ?? ""] ?? [], answer.endsWith("+")));
}

describe("loops", () => {
  const cases: [answers: string, last: LoopVerdict][] = [
    ["A", "go on"],
    ["A A", "tell"],
    ["A A A", "end"],
    ["A D", "tell"],
    ["E F", "tell"],
    ["A B A", "go on"],
    ["A A B A", "go on"],
    ["C+ C", "tell"],
    ["C+ C+ C+", "go on"],
    ["B C+ B", "go on"],
    ["A B A B", "tell"],
    ["A B A B A", "tell"],
    ["A B A B A B", "end"],
    ["C+ A+ C+ A+ C+ A+", "end"],
    ["A B C A B C", "go on"],
    ["A A B B A A", "tell"],
    ["C A B A B A C", "go on"],
  ];
  for (const [answers, last] of cases) test(answers, () => assert.equal(watch(answers).at(-1), last));

  test("another input is another call", () => {
    const see = createLoopWatch();
    assert.equal(see([{ name: "read", input: "src/a.ts" }], false), "go on");
    assert.equal(see([{ name: "read", input: "src/b.ts" }], false), "go on");
  });
});
