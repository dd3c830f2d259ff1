import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../read-prompt.ts";
import { sentencesOf } from "../../text/token.ts";
import { nearOptions } from "./near-options.ts";
import { slotsOf } from "./slots.ts";

function near(text: string): string[] {
  const sentences = sentencesOf(text);
  const tokens = sentences.flatMap((sentence) => sentence.tokens);
  return nearOptions(tokens, slotsOf(sentences, null)).map(({ option }) => option);
}

function optionsOf(text: string): readonly string[] {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "questions", text);
  return reading.questions[0]?.options ?? [];
}

const meant: readonly (readonly [text: string, option: RegExp])[] = [
  ["novels and paperbacks by author", /books/],
  ["how much each of us spent on groceries", /expense|shopping/i],
  ["medicine and dosage for grandfather", /medic/],
];
for (const [text, option] of meant) {
  test(`what is meant is near: ${text}`, () =>
    assert.ok(
      near(text).some((one) => option.test(one)),
      near(text).join(" | "),
    ));
}

test("what has nothing to do with a text is not offered", () => {
  assert.deepEqual(near("granite quarry blasting"), []);
  for (const text of ["the moon but sideways", "thunder, lightning or not at all"])
    for (const option of optionsOf(text)) assert.doesNotMatch(option, /yoga|bakery|expense/, text);
});

test("a text that names nothing is offered what can be built", () => assert.ok(optionsOf("an app").length > 2));

test("what is nearer than a kind of product is offered in its place, and a game where one is asked for", () => {
  const chores = optionsOf("a simulator for the chores of our flat");
  assert.ok(
    chores.some((option) => /chore|to-do/i.test(option)),
    chores.join(" | "),
  );
  assert.ok(!chores.some((option) => option.endsWith(" game")), chores.join(" | "));
  assert.ok(optionsOf("a billiards game").every((option) => option.endsWith(" game")));
});

test("a site for what somebody does is the site of a business", () => {
  for (const text of ["Cat sitting website", "drain unblocking website with prices"]) {
    const reading = readPrompt({ text, answers: [] });
    assert.equal(reading.outcome === "blueprint" && reading.blueprint.kind, "site", text);
  }
});
