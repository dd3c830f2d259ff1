import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../schema/reading.ts";
import { readPrompt } from "../../reader/read-prompt.ts";
import { correctedText, correctionQuestion, readCorrected, statementIn } from "./read-corrected.ts";
import { readCorrection } from "./read-correction.ts";

const wrongReading = readPrompt({ text: "my car collection with price and mileage", answers: [] });
assert.ok(wrongReading.outcome === "blueprint");
const wrong = wrongReading.blueprint;

function corrected(prompt: string, message: string) {
  const said = readCorrection(wrong, message);
  assert.ok(said?.stated);
  return { ...said, stated: said.stated, prompt, wrong };
}

function read(prompt: string, message: string) {
  return Reading.parse(readCorrected(corrected(prompt, message), { answers: [] }));
}

const right: readonly (readonly [prompt: string, message: string, title: RegExp, things: readonly string[]])[] = [
  ["A website for my business with a contact form", "This is wrong. I groom dogs, I do not sell cars", /^Dog Grooming/, []],
  ["an app to keep track of my customers", "No, I groom dogs", /Customer/, ["customer"]],
  ["a list of cars with price", "It should be about dogs, not cars", /./, ["dog"]],
  ["a website with dates", "I meant a list of dogs with breed and age", /Dog/, ["dog"]],
  ["my collection", "That is wrong, I collect stamps.", /Stamp/, ["stamp"]],
  ["my car collection with price and mileage", "This is wrong. I collect stamps", /Stamp/, ["stamp"]],
];

for (const [prompt, message, title, things] of right) {
  test(`reads the prompt together with the correction: ${prompt} / ${message}`, () => {
    const reading = read(prompt, message);
    assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
    assert.match(reading.blueprint.title, title);
    const ids = reading.blueprint.entities.map(({ id }) => id);
    for (const thing of things) assert.ok(ids.includes(thing), ids.join(", "));
    assert.ok(!ids.includes("car"));
  });
}

test("keeps the look of the prompt, and leaves out what the correction denies", () => {
  const reading = read("I sell cars. A dark red website.", "I don't sell cars, I meant a reading list of books");
  assert.ok(reading.outcome === "blueprint");
  assert.equal(reading.blueprint.theme.components?.words, "dark red");
  assert.deepEqual(reading.notUnderstood, []);
  assert.doesNotMatch(correctedText(corrected("I sell cars. A dark red website.", "I groom dogs, I do not sell cars")), /cars/);
});

test("asks where what is stated is not sure either, and the same app is never built again", () => {
  for (const message of ["You misunderstood me. We are a choir", "Wrong. I meant cars of the kind that I showed you"]) {
    const reading = read("something for us", message);
    assert.equal(reading.outcome, "questions", message);
  }
});

test("an answer to the question is a statement", () => {
  assert.match(correctionQuestion(wrong).text, /an app about cars/);
  assert.deepEqual(statementIn("I groom dogs", wrong), { stated: "I groom dogs", trade: "dog grooming business", denied: [] });
  assert.deepEqual(statementIn("A reading list", wrong), { stated: "A reading list", trade: null, denied: [] });
});
