import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../../read-prompt.ts";

function read(text: string) {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading;
}

test("stated times are rows that are booked until their places are taken", () => {
  const { blueprint, understood, notUnderstood } = read(
    "Stewards sign up for the hill climb, shifts 6am and 11am, max 5 per shift, min 2 people, need their name",
  );
  const [entity] = blueprint.entities;
  assert.equal(blueprint.title, "Hill Climb Shifts");
  assert.deepEqual(entity?.samples, [
    { name: "6:00 am", places: 5 },
    { name: "11:00 am", places: 5 },
  ]);
  const [book] = blueprint.features;
  assert.deepEqual(
    [book?.kind, book?.["capacity"], book?.["schedule"]],
    ["book", "places", { count: 2, first: "6:00 am", last: "11:00 am", minutes: null, places: 5 }],
  );
  assert.deepEqual(
    understood.map(({ phrase }) => phrase),
    ["shifts 6am and 11am", "max 5 per shift"],
  );
  assert.deepEqual(notUnderstood, ["min 2 people"]);
});

test("a list of times is called what the text calls it", () => {
  assert.equal(read("Science fair slots every 15 minutes from 3 till 5").blueprint.title, "Science Fair Slots");
  assert.equal(
    read("We need a page where pupils book a ten minute slot on the climbing wall, 11am to 1pm").blueprint.title,
    "Climbing Wall Slots",
  );
});
