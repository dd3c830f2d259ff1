import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../reader/read-prompt.ts";
import { changeBlueprint } from "../change-blueprint.ts";

function appOf(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading.blueprint;
}

const recipes = appOf("A recipe box with ratings and a shopping list");
const site = appOf("A website for my dog grooming business with services and a contact form");
const game = appOf("Create a snake game");

function refusal(blueprint: typeof recipes, message: string, lately = ""): string {
  const change = changeBlueprint(blueprint, message, lately);
  assert.equal(change.outcome, "unclear", change.reply);
  return change.reply;
}

const near: readonly (readonly [typeof recipes, string, RegExp])[] = [
  [recipes, "use a handwritten font", /“use another font”/],
  [recipes, "make the add button bigger", /“make the buttons bigger”/],
  [recipes, "let me print recipes", /“export recipes to CSV”/],
  [recipes, "send me an email every week", /“add a newsletter form”/],
  [recipes, "rename this", /“rename it to /],
  [recipes, "show recipes as cards", /“show recipes as a table”/],
  [site, "remove the picture", /“use another picture”/],
  [game, "make the tiles yellow and pink with a background", /“make it green”/],
];
for (const [blueprint, message, offer] of near) {
  test(`offers what is nearest: ${message}`, () => assert.match(refusal(blueprint, message), offer));
}

const unclear = [
  "asdf",
  "sing me a song",
  "fix it",
  "how do I export?",
  "will it work offline?",
  "the search does not work",
  "use a handwritten font",
];

test("a refusal is one sentence with two things that can be said, and is not repeated", () => {
  for (const blueprint of [recipes, site, game]) {
    for (const message of unclear) {
      const first = refusal(blueprint, message);
      assert.match(first, /^[^.!]+; you can say “[^”]+” or “[^”]+”\.$/, first);
      const offers = [...first.matchAll(/“[^”]+” or “[^”]+”/g)].at(-1)?.[0];
      const again = refusal(blueprint, message, first);
      assert.notEqual(again, first);
      assert.ok(offers && !offers.split(" or ").some((offer) => again.includes(offer)), again);
    }
  }
});

test("what is said of a look has the right article", () => {
  const looks = ["aurora", "editorial", "terminal"].map((look) => changeBlueprint(recipes, `make it look ${look}`).reply);
  assert.ok(
    looks.some((reply) => /\bn? (?:aurora|editorial|terminal) look/.test(reply)),
    looks.join("\n"),
  );
  for (const reply of looks) assert.doesNotMatch(reply, /\ba (?:aurora|editorial)|\ban terminal/);
});

test("no reply is given twice in a row: not in another language, nor where it says by itself what to do", () => {
  for (const message of ["Füge ein Feld Notizen hinzu", "undo the last two changes", "oldest first"]) {
    const first = refusal(recipes, message);
    const again = refusal(recipes, message, first);
    const third = refusal(recipes, message, again);
    assert.equal(new Set([first, again, third]).size, 3, message);
  }
});
