// An action or the steps of a state whose check fails are left out alone: the rows stay.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { Blueprint, planChecks } from "../../index.ts";
import { describePart, partsOfCheck, withoutParts } from "./parts-of.ts";

const boat = {
  one: "boat",
  fields: [
    { label: "Name", type: "text" },
    { label: "Trips", type: "number" },
    { label: "State", type: "choice", options: ["Ashore", "Afloat"], transitions: [{ verb: "Launch", from: ["Ashore"], to: "Afloat" }] },
  ],
  rows: [
    ["Heron", 3, "Ashore"],
    ["Tern", 1, "Afloat"],
  ],
  actions: [{ verb: "Sail", effects: ["trips += 1"] }],
};
const blueprint = Blueprint.parse(draftedSketch("A tool for our boats", { title: "Boats", kind: "tool", things: [boat] }).blueprint);

for (const [check, part, called] of [
  ["action-boat-sail", "boat.sail", "“Sail” of boats"],
  ["states-boat-state", "boat.state", "the steps of the state of boats"],
] as const)
  test(`of a check that fails its own part is left out: ${called}`, () => {
    const failed = planChecks(blueprint).find(({ id }) => id === check);
    assert.ok(failed);
    assert.deepEqual(partsOfCheck(blueprint, failed), [part]);
    assert.equal(describePart(blueprint, part).called, called);
    const without = Blueprint.parse(withoutParts(blueprint, new Set([part])));
    assert.ok(!planChecks(without).some(({ id }) => id === check));
    assert.deepEqual(without.entities[0]?.samples, blueprint.entities[0]?.samples);
    assert.deepEqual(without.pages, blueprint.pages);
  });
