import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../examples/drafted-sketch.ts";
import { Blueprint, planChecks, writeProject } from "../../index.ts";

const family = { one: "family", many: "families", fields: [{ label: "Name", type: "text" }], rows: [["Mosses"], ["Ferns"]] };
const species = {
  one: "plant",
  fields: [
    { label: "Name", type: "text" },
    { label: "Family", type: "reference", of: "family" },
  ],
  rows: [
    ["Haircap", "Mosses"],
    ["Feather", "Mosses"],
  ],
};

function draft(more: object): Blueprint {
  const sketch = {
    title: "Herbarium",
    kind: "tool",
    things: [family, { ...species, ...more }],
    abilities: [{ wish: "delete families", kind: "delete", thing: "family" }],
    pages: [
      { title: "Families", sections: [{ thing: "family" }] },
      { title: "Plants", sections: [{ thing: "plant" }] },
    ],
  };
  return Blueprint.parse(draftedSketch("A herbarium where one can delete families", sketch).blueprint);
}

/** The steps of the check that deletes a family. */
const deletion = (blueprint: Blueprint): string =>
  JSON.stringify(planChecks(blueprint).find(({ steps }) => JSON.stringify(steps).includes("Deleted “Mosses”."))?.steps);

test("deleting a sample that others refer to goes through the dialog that counts them", () => {
  const blueprint = draft({});
  assert.match(
    deletion(blueprint),
    /"role":"dialog","name":"Delete Mosses"\},"contains":"2 plants"\}.*"name":"Delete","exact":true,"within":\{"role":"dialog"/,
  );
  const code = [...writeProject(blueprint)].find(([path]) => path === "src/entities/families.ts")?.[1] ?? "";
  assert.match(code, /referredBy\(families, \(\) => \[\{ entity: plants, by: \["family"\] \}\]\)/);
});

test("deleting one that nothing refers to needs no dialog", () => {
  const blueprint = draft({ rows: [["Haircap", "Ferns"]] });
  assert.match(deletion(blueprint), /Deleted “Mosses”\./);
  assert.doesNotMatch(deletion(blueprint), /dialog/);
});
