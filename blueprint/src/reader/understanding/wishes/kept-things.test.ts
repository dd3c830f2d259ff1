import assert from "node:assert/strict";
import { test } from "node:test";
import { keptThings } from "./kept-things.ts";

const kept: readonly (readonly [text: string, things: readonly string[], people: readonly string[]])[] = [
  ["We have about 400 puppets in the cellar", ["puppets"], []],
  ["I cut grass for 60 gardens", ["gardens"], []],
  ["I restore old lanterns", ["lanterns"], []],
  ["a shed, and nobody brings back their spanners", ["spanners"], []],
  ["I collect old milk bottles", ["milk bottles"], []],
  ["6 tills and 11 cashiers", ["tills"], ["cashiers"]],
  ["a study with 36 volunteers", [], ["volunteers"]],
  ["8 seats max, 5 places per boat, about 20 minutes each", [], []],
];
for (const [text, things, people] of kept)
  test(`what somebody has: ${text}`, () => {
    const found = keptThings(text);
    assert.deepEqual([found.things.map(({ many }) => many), found.people.map(({ many }) => many)], [things, people]);
  });
