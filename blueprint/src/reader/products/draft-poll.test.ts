import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";

const polls: readonly (readonly [text: string, question: string, options: readonly string[]])[] = [
  ["short poll: when do we clean the pond, saturday, sunday or monday", "When do we clean the pond?", ["Saturday", "Sunday", "Monday"]],
  ["a vote on the name of the boat: Heron or Otter", "The name of the boat", ["Heron", "Otter"]],
  ["poll for the choir - which song opens the concert - Jubilate, Sanctus", "Which song opens the concert?", ["Jubilate", "Sanctus"]],
  ["Which soup on friday? A poll with leek, lentil or pumpkin.", "Which soup on friday?", ["Leek", "Lentil", "Pumpkin"]],
  ["vote: bus or train", "What do you choose?", ["Bus", "Train"]],
];
for (const [text, question, options] of polls) {
  test(`asks exactly that in a poll: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint");
    const [feature] = reading.blueprint.features;
    assert.deepEqual(feature?.["asked"], { question, options });
    assert.deepEqual(reading.blueprint.entities, []);
    assert.deepEqual(reading.notUnderstood, []);
  });
}

const others = ["a survey of visitors: age, town, comment", "a voting app with candidates and results", "a poll"];
for (const text of others) {
  test(`makes no options of: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "questions" || reading.blueprint.features.every((feature) => feature["asked"] === undefined));
  });
}
