import assert from "node:assert/strict";
import { test } from "node:test";
import { mendSpelling } from "./mend-spelling.ts";
import { soundAlike } from "./sound-alike.ts";

const heard: readonly (readonly [wrong: string, right: string])[] = [
  ["shud", "should"],
  ["culd", "could"],
  ["nife", "knife"],
  ["jurney", "journey"],
  ["scool", "school"],
  ["lether", "leather"],
  ["strenth", "strength"],
  ["skrew", "screw"],
];
for (const [wrong, right] of heard) test(`“${wrong}” sounds like “${right}”`, () => assert.equal(soundAlike(wrong), right));

test("what sounds like no word in common use stays as it is", () => assert.equal(soundAlike("zzxq"), null));

test("words are mended by their sound where somebody misspells several", () => {
  const { text } = mendSpelling("i nead a bok list for my scool klub, peple rite wat they red");
  assert.match(text, /^i need a book list for my school/);
});

test("days and months are words too", () => {
  assert.equal(mendSpelling("open wensday to satuday in febuary").text, "open wednesday to saturday in february");
});

test("in a text that is well spelt, an unknown word is a name or a term", () => {
  const typed = "A list of merch with size, price and how many are left";
  assert.equal(mendSpelling(typed).text, typed);
});
