import assert from "node:assert/strict";
import { test } from "node:test";
import { leadsIn, shapesOf } from "./pictograms.ts";

test("every word leads to a pictogram whose shapes are colors and paths", () => {
  const names = new Set([...leadsIn("en").values()].map(({ pictogram }) => pictogram.name));
  assert.ok(names.size > 600, `${names.size} pictograms`);
  for (const name of names) {
    const shapes = shapesOf(name);
    assert.ok(shapes.length > 0, name);
    for (const [color, path] of shapes) {
      assert.match(color, /^#[0-9a-f]{3,8}$/, name);
      assert.match(path, /^[Mm][\d\s,.a-zA-Z-]+$/, name);
    }
  }
});

test("a pictogram that there is none of is refused by name", () => {
  assert.throws(() => shapesOf("no-such-thing"), /no-such-thing/);
});
