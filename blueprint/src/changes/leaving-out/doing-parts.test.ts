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
  rules: ["trips <= 100"],
};
const blueprint = Blueprint.parse(draftedSketch("A tool for our boats", { title: "Boats", kind: "tool", things: [boat] }).blueprint);

for (const [check, part, called] of [
  ["action-boat-sail", "boat.sail", "“Sail” of boats"],
  ["states-boat-state", "boat.state", "the steps of the state of boats"],
  ["rule-1-boat", "boat.rule-1", "a rule of boats"],
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

test("of a check that enters rows the rules go first, and then what it does with them", () => {
  const added = planChecks(blueprint).find(({ capability, also = [] }) => [capability, ...also].includes("add-boat"));
  assert.ok(added);
  assert.deepEqual(partsOfCheck(blueprint, added), ["boat.rule-1"]);
  const without = Blueprint.parse(withoutParts(blueprint, new Set(["boat.rule-1"])));
  assert.equal(without.entities[0]?.rules, undefined);
  assert.ok(partsOfCheck(without, added).includes("add-boat"));
});
