import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../reader/read-prompt.ts";
import { readCorrection } from "./read-correction.ts";

const prompts = {
  cars: "my car collection with price and mileage",
  recipes: "A recipe box with ratings and a shopping list",
  tasks: "todo list",
} as const;

function appOf(name: keyof typeof prompts) {
  const reading = readPrompt({ text: prompts[name], answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading.blueprint;
}

/** app, message, what it states, and the trade in it */
const corrections: readonly (readonly [keyof typeof prompts, string, string | null, string | null])[] = [
  ["cars", "This is wrong. I groom dogs, I do not sell cars", "I groom dogs", "dog grooming business"],
  ["cars", "No, I groom dogs", "I groom dogs", "dog grooming business"],
  ["cars", "I don’t sell cars, I groom dogs and cats.", "I groom dogs and cats", "dog grooming business"],
  ["cars", "It should be about dogs, not cars", "dogs", null],
  ["cars", "Not cars. Dogs.", "Dogs", null],
  ["cars", "You misunderstood me. I run a choir", "I run a choir", "choir"],
  ["cars", "Wrong. My shop sells bread.", "My shop sells bread", "bread shop"],
  ["cars", "this isnt what i wanted, i am a piano teacher", "i am a piano teacher", "piano teacher"],
  ["cars", "Sorry, but we are a choir and not a car dealer", "we are a choir", "choir"],
  ["cars", "the app is completely wrong, it's for my dog salon", "my dog salon", "dog salon"],
  ["cars", "It has nothing to do with cars. We rent out boats.", "We rent out boats", "boat renting business"],
  ["cars", "I never asked for cars! I wanted a reading list of books", "a reading list of books", null],
  ["cars", "I meant a list of dogs with breed and age", "a list of dogs with breed and age", null],
  ["recipes", "I don't want recipes, I want cocktails with ingredients", "cocktails with ingredients", null],
  ["recipes", "That is wrong, I collect stamps.", "I collect stamps", null],
  ["tasks", "no no, I asked for a guest list for our wedding", "a guest list for our wedding", null],
  ["cars", "This is wrong.", null, null],
  ["cars", "That's not what I asked for.", null, null],
  ["cars", "You got it wrong", null, null],
  ["cars", "wrong app", null, null],
  ["cars", "I do not sell cars", null, null],
];

for (const [name, message, stated, trade] of corrections) {
  test(`corrects what the app is about: ${message}`, () => {
    const read = readCorrection(appOf(name), message);
    assert.deepEqual(read && { stated: read.stated, trade: read.trade }, { stated, trade });
  });
}

const others: Readonly<Record<keyof typeof prompts, string>> = {
  cars: "remove the cars|I meant the price|No, make it blue|not blue, green|The price is wrong|this is wrong: the total should be at the top|I don't like it|No thanks|I want a table instead of cards|I don't need the mileage|we don't have a mileage for cars",
  recipes:
    "I don't want a shopping list|I don't need servings, I need portions|no shopping list please|I meant the shopping list|I can't add anything, this is broken|I wanted a table|don't remove the servings, but rename them to portions|I use stars, not numbers for the rating|the wrong colour, make it red",
  tasks:
    "I want to add notes to tasks|it should be blue|I have a dog|we need a due date|It's not working|this is not working|It is not blue enough|add a note, not a tag|I said green|this does not look right on my phone|no, I think it is fine|You should add a rating|I am happy with it|I am not able to delete tasks|undo|",
};

for (const [name, messages] of Object.entries(others)) {
  test(`changes, reports and talk are no corrections: ${name}`, () => {
    // The keys of the messages are the names of the apps.
    const blueprint = appOf(name as keyof typeof prompts);
    for (const message of messages.split("|")) assert.equal(readCorrection(blueprint, message), null, message);
  });
}
