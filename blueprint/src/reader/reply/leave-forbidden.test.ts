import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";

const read = (text: string): { understood: string[]; missing: readonly string[] } => {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
  return { understood: reading.understood.map(({ phrase }) => phrase), missing: reading.notUnderstood };
};

const forbidden: readonly (readonly [text: string, missing: string])[] = [
  ["a list of tools that nobody can delete", "nobody can delete"],
  [
    "Somewhere to write down what she ate, whether she slept and how she felt. My aunt may look but she shouldn't be able to change anything.",
    "shouldn't be able to change anything",
  ],
];
for (const [text, missing] of forbidden)
  test(`a forbidden change is not one that was asked for: ${text}`, () => {
    const { understood, missing: said } = read(text);
    assert.ok(said.includes(missing), said.join(" | "));
    assert.ok(!understood.some((phrase) => /delete|change/.test(phrase)), understood.join(" | "));
  });

test("a change that is asked for stays understood", () => {
  const { understood } = read("a tool tracker where I can delete tools");
  assert.ok(
    understood.some((phrase) => phrase.includes("delete")),
    understood.join(" | "),
  );
});
