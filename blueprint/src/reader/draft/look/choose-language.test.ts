import assert from "node:assert/strict";
import { test } from "node:test";
import type { LanguageName } from "../../../schema/theme.ts";
import { readPrompt } from "../../read-prompt.ts";

function languageOf(prompt: string): LanguageName {
  const reading = readPrompt({ text: prompt, answers: [] });
  assert.equal(reading.outcome, "blueprint", prompt);
  return reading.outcome === "blueprint" ? reading.blueprint.theme.language : "clean";
}

/** A prompt, and the design languages of which any is right. */
const cases: readonly (readonly [string, readonly LanguageName[]])[] = [
  ["A list of board games with a playful look", ["playful"]],
  ["A budget tracker. It should have a brutalist style.", ["brutal"]],
  ["An elegant website for a list of watches with brand and price", ["editorial", "botanical"]],
  ["A recipe box", ["paper", "editorial", "botanical"]],
  ["A plant watering log", ["botanical", "paper", "editorial"]],
  ["Keep track of my expenses by category", ["corporate", "swiss", "clean"]],
  ["A list of toys for children with age and price", ["playful", "soft"]],
  ["A list of football players with goals and team", ["night", "swiss"]],
  ["A bug tracker with severity and status", ["terminal", "swiss", "aurora"]],
];

for (const [prompt, languages] of cases) {
  test(`${prompt} → ${languages.join(" or ")}`, () => {
    const chosen = languageOf(prompt);
    assert.ok(languages.includes(chosen), chosen);
    assert.equal(languageOf(prompt), chosen);
  });
}

test("prompts of one kind do not all look alike", () => {
  const cooks = ["soups", "salads", "curries", "desserts", "breads", "stews", "sauces", "snacks"];
  const chosen = new Set(cooks.map((dish) => languageOf(`A recipe box for ${dish} with rating`)));
  assert.ok(chosen.size >= 2, [...chosen].join(", "));
});

test("a background that is named keeps the light scheme of a language that is dark at first", () => {
  const reading = readPrompt({ text: "A cinema-like, neon-lit list of films. Use ivory as the background.", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual([reading.blueprint.theme.language, reading.blueprint.theme.scheme], ["night", "system"]);
});
