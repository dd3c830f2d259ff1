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

test("what a text denies is no part of its site, and not missing", () => {
  for (const text of [
    "A page for my saddle repair stall in Ripon, open Tue to Sat 9 to 4, girths £12, no online booking, people just turn up",
    "A site for my saddle repair shop without an online shop, girths £12, open Tue to Sat 9 to 4",
  ]) {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint" && reading.blueprint.kind === "site", text);
    const kinds = reading.blueprint.features.map(({ kind }) => kind);
    assert.ok(!kinds.includes("book") && !kinds.includes("buy"), kinds.join());
    const named = new Set(reading.blueprint.features.map(({ id }) => id));
    const shown = reading.blueprint.pages.flatMap(({ sections }) =>
      sections.flatMap((part) => (part.kind === "feature" ? [part.feature] : [])),
    );
    assert.ok(shown.every((id) => named.has(id)));
    assert.ok(!reading.notUnderstood.some((phrase) => /^(?:no|without)\b/.test(phrase)), reading.notUnderstood.join(" | "));
  }
});
