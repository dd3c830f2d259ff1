import assert from "node:assert/strict";
import { test } from "node:test";
import { racesIn, resourcesIn } from "./realm-options.ts";

test("races and resources are those that the prompt names", () => {
  const prompt =
    "players can choose from three races: trolls, elves, and dwarfs, each with unique attributes. players manage resources, including stone, gold and fish, and can upgrade.";
  assert.deepEqual(
    racesIn(prompt).map(({ name }) => name),
    ["Trolls", "Elves", "Dwarfs"],
  );
  assert.deepEqual(resourcesIn(prompt), ["gold", "stone", "fish"]);
});

test("a prompt that names none gets the usual ones", () => {
  assert.equal(racesIn("a text-based strategy game where players choose a race, manage resources, and battle").length, 4);
  assert.deepEqual(resourcesIn("a strategy game"), ["gold", "iron", "wood", "wheat"]);
});
