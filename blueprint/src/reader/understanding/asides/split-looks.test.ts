import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../read-prompt.ts";

function themeOf(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  const { theme, entities } = reading.blueprint;
  const looks = reading.understood.filter(({ became }) => became.includes("theme")).map(({ phrase }) => phrase);
  return { colours: [theme.background?.words, theme.components?.words].filter((one) => one !== undefined), entities, looks };
}

test("a clause about looks gives the app its colours, and is nothing else", () => {
  const { colours, entities, looks } = themeOf("Website for my osteopathy practice in Ely. Quiet greens, nothing with skeletons.");
  assert.deepEqual(colours, ["green"]);
  assert.deepEqual(entities, []);
  assert.deepEqual(looks, ["Quiet greens, nothing with skeletons"]);
});

test("two colours are two, and a shade belongs to its colour", () => {
  assert.deepEqual(themeOf("Website for my pony rides, want it bright blue n yellow w/ horse shoes").colours.toSorted(), [
    "bright blue",
    "yellow",
  ]);
});

test("a style before a colour leaves the colour", () => {
  assert.deepEqual(themeOf("A cute pink website for my doll clothes with prices").colours, ["pink"]);
});

test("a colour that is refused is none", () => {
  assert.deepEqual(themeOf("Website for my osteopathy practice in Ely. Calm and warm, nothing purple.").colours, []);
});

test("a second colour behind the clause belongs to it, and what follows is read", () => {
  const { colours, looks } = themeOf(
    "I need a simple site for my cane workshop. Seats are from £95, rush from £120. Open Tuesday to Friday 9 to 4. Sage green and cream please, my name is Ruth Ashby and the phone is 01632 960123.",
  );
  assert.deepEqual(colours.toSorted(), ["cream", "sage green"]);
  assert.deepEqual(looks, ["Sage green and cream"]);
});
