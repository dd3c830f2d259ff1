// A condition may ask whether a row that is referred to is of whoever acts: nobody bids on what they sell themselves.
import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../../examples/drafted-sketch.ts";
import { planChecks, writeProject } from "../../../index.ts";

const trader = { one: "trader", profile: true, fields: [{ label: "Name", type: "text" }], rows: [["Quay & Sons"]] };
const lot = {
  one: "lot",
  fields: [
    { label: "Name", type: "text" },
    { label: "Seller", type: "reference", of: "trader" },
    { label: "Price", type: "number" },
  ],
  rows: [["Cocoa from the hills", "Quay & Sons", 40]],
  actions: [{ verb: "Bid", by: "members", when: "not (seller = me)", otherwise: "It is your own.", effects: ["price += 5"] }],
};

test("a condition compares a reference with whoever acts", () => {
  const { blueprint, problems } = draftedSketch("A market where traders bid", { title: "Quay", kind: "site", things: [trader, lot] });
  assert.deepEqual(problems, []);
  assert.equal(blueprint.entities.find(({ id }) => id === "lot")?.actions?.[0]?.when, "not((seller = me))");
  assert.match(String(writeProject(blueprint).get("src/entities/lots.ts")), /when: .*not\(isOwn\(traders, row\.seller\)\)/);
  // A newcomer added none of the sample traders, so the check presses the button.
  assert.ok(JSON.stringify(planChecks(blueprint)).includes('{"do":"click","target":{"role":"button","name":"Bid"'));
});
