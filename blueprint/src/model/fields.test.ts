import assert from "node:assert/strict";
import { test } from "node:test";
import { linesNoun } from "./fields.ts";

test("lines are counted in their label only where it is a name for several things", () => {
  const nouns = ["Ingredients", "Key features", "What we do", "What helps", "Code to try", "Goes in", "Included"].map(
    (label) => linesNoun({ label })?.many ?? null,
  );
  assert.deepEqual(nouns, ["ingredients", "key features", null, null, null, null, null]);
  assert.deepEqual(linesNoun({ label: "Steps" }), { one: "step", many: "steps" });
});
