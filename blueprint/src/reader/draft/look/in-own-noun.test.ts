import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../read-prompt.ts";

const said: readonly (readonly [text: string, tagline: string, label: string])[] = [
  ["car list with price", "Every car, its numbers and its dates", "Cars"],
  ["track my motorbikes", "Every motorbike, its numbers and its dates", "Motorbikes"],
  ["Boats with name and moored yes/no", "Your boats in one place, with moored", "Boats"],
];
for (const [text, tagline, label] of said)
  test(`texts of a known thing have the noun of the prompt: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    assert.equal(reading.blueprint.tagline, tagline);
    const [total] = reading.blueprint.capabilities.filter(({ kind }) => kind === "total");
    assert.equal(total?.kind === "total" && total.label, label);
  });
