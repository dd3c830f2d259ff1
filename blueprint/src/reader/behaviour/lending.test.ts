// What is lent is kept under its own name, with who has it and when it comes back.
import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";

const lent: readonly (readonly [text: string, many: string, labels: readonly string[]])[] = [
  ["lending library for ski boots: who has what and when they come back", "ski boots", ["Name", "Who has it", "When they come back"]],
  ["jigsaw library for our village, who has which puzzle, due when", "jigsaws", ["Name", "Who has it", "Due back"]],
  ["a lending list of sewing patterns with borrower and due date", "sewing patterns", ["Name", "Borrower", "Due date"]],
  ["lending log for tents: who borrowed it and until when", "tents", ["Name", "Who borrowed it", "Until"]],
];
for (const [text, many, labels] of lent) {
  test(`keeps what is lent: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    const [entity, ...others] = reading.blueprint.entities;
    assert.equal(entity?.name.many, many);
    assert.deepEqual(others, []);
    assert.deepEqual(
      entity.fields.map(({ label }) => label),
      labels,
    );
    assert.deepEqual(entity.samples, []);
  });
}

test("a library that lends nothing is one to read", () => {
  const reading = readPrompt({ text: "A book library with author and year", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.equal(reading.blueprint.entities[0]?.fields[0]?.label, "Title");
});
