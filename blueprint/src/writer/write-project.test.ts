import assert from "node:assert/strict";
import { test } from "node:test";
import { invoices } from "./examples/invoices.ts";
import { recipeBox } from "./examples/recipe-box.ts";
import { writeProject } from "./write-project.ts";

for (const blueprint of [recipeBox, invoices]) {
  test(`${blueprint.title}: the same blueprint gives the same bytes, sorted by path`, () => {
    const first = writeProject(blueprint);
    assert.deepEqual([...first], [...writeProject(structuredClone(blueprint))]);
    assert.deepEqual([...first.keys()], [...first.keys()].sort());
  });
}
