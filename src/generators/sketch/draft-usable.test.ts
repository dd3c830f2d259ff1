import assert from "node:assert/strict";
import { test } from "node:test";
import { readSketch, type Sketch } from "@atelier/blueprint";
import { draftUsable } from "./draft-usable.ts";

test("a thing and a section that no app can be made of are left out, and the rest is built", async () => {
  const read = readSketch({
    title: "Seed Swap",
    things: [
      { one: "seed", fields: ["name", "weight"], rows: [["Red kuri", "25"]] },
      { one: "grower", fields: ["name"] },
    ],
    abilities: ["play snake"],
    pages: [{ title: "Home", sections: [{ heading: "Rules", text: "One for one." }, { thing: "seed" }] }],
  });
  assert.ok("sketch" in read);
  // As no model's answer can be read, but as a fault of the reader would leave it.
  const sketch: Sketch = structuredClone(read.sketch);
  sketch.things[1]?.fields.pop();
  Object.assign(sketch.pages[0]?.sections[0] ?? {}, { text: 5 });
  const drafted = await draftUsable("An app for our seed swap", sketch);
  assert.deepEqual(
    drafted?.blueprint.entities.map(({ id }) => id),
    ["seed"],
  );
  assert.deepEqual(
    drafted.blueprint.features.map(({ kind }) => kind),
    ["snake"],
  );
  assert.match(drafted.problems.join(" "), /made of the growers.*section 1 of the page “Home”/);
});
