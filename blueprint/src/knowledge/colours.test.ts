import assert from "node:assert/strict";
import { test } from "node:test";
import { colourLabelled, colourNamed } from "./colours.ts";

test("a label that is the name of a colour has it, also with a shade", () => {
  assert.equal(colourLabelled("Purple", "en"), "#800080");
  assert.equal(colourLabelled("Forest green", "en-GB"), colourNamed("forestgreen"));
  assert.ok(colourLabelled("Dark blue", "en"));
  for (const label of ["Done", "Greenhouse", "Blue whale", "Low", ""]) assert.equal(colourLabelled(label, "en"), null, label);
});

test("the names of other languages are known, in their forms", () => {
  assert.equal(colourLabelled("Rot", "de"), colourNamed("red"));
  assert.equal(colourLabelled("Grüner", "de-AT"), colourNamed("green"));
  assert.equal(colourLabelled("Roja", "es"), colourNamed("red"));
  assert.equal(colourLabelled("Bleu", "fr"), colourNamed("blue"));
  assert.equal(colourLabelled("Paars", "nl"), colourNamed("purple"));
  assert.equal(colourLabelled("青", "ja"), colourNamed("blue"));
  for (const [label, language] of [
    ["Rotation", "de"],
    ["Herz", "de"],
    ["Purple", "de"],
    ["Rot", "tlh"],
  ] as const)
    assert.equal(colourLabelled(label, language), null, label);
});
