import assert from "node:assert/strict";
import { test } from "node:test";
import { describeReading } from "../../reply/describe-reading.ts";
import { readPrompt } from "../../read-prompt.ts";
import { mendSpelling } from "./mend-spelling.ts";

const cases: readonly (readonly [written: string, meant: string])[] = [
  ["recipies box with ingrediants", "recipes box with ingredients"],
  ["shedule of vollunteers for the libary", "schedule of volunteers for the library"],
  ["gusets for the weding with meel choise", "guests for the wedding with meal choise"],
  ["invetory of tols in the makerspace", "inventory of tools in the makerspace"],
  ["inventry of custumers adresses", "inventory of customers addresses"],
  ["tools form teh shed adn their boxes", "tools form the shed and their boxes"],
  ["apointments for a hairdreser", "appointments for a hairdresser"],
  ["a scaner and its recieer", "a scanner and its receiver"],
  ["wensite for my studnets with a setlist", "website for my students with a setlist"],
];
for (const [written, meant] of cases) {
  test(`mends: ${written}`, () => assert.equal(mendSpelling(written).text, meant));
}

const untouched = [
  'a list called "Qwik Lunchs" with prices',
  "a site for Restaraunt Zorblax in Hamburgg",
  "kanban, todo, pomodoro, sourdough and croissant",
  "colours of my neighbours' jewellery, organised by theatre",
  "ask qwick@lunchs.example or https://restaraunt.example/bokings",
  "asdf qwer zxcv lkjh",
  "parts A12x, b7 and #abc with v2beta",
  "quilts with prewashed y/n, sheep with a wormer, posts with a rammer and two drenchers",
];
for (const text of untouched) {
  test(`leaves as it is: ${text}`, () => assert.deepEqual(mendSpelling(text), { text, mended: [] }));
}

test("the app has the mended words, and the reply says which they are", () => {
  const reading = readPrompt({ text: "A recipies box with ingrediants and rating", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.equal(reading.blueprint.entities[0]?.name.one, "recipe");
  assert.match(describeReading(reading), /I read “recipies” as “recipes” and “ingrediants” as “ingredients”\./);
});

test("words that are spelt so in Britain alone stay", () => {
  const text = "A log of tyres, kerbs and cheques for the plough, with mouldy pyjamas and maths";
  assert.deepEqual(mendSpelling(text), { text, mended: [] });
});
