import assert from "node:assert/strict";
import { test } from "node:test";
import { plainName } from "./plain-name.ts";

test("a name is one line of visible characters", () => {
  assert.equal(plainName("  My\n  editor\u0000 "), "My editor");
  assert.equal(plainName("Éditeur 编辑器 🎨"), "Éditeur 编辑器 🎨");
});

test("what turns the writing around or cannot be seen is left out", () => {
  assert.equal(plainName("Good\u202Edoof\u2066x\u200B"), "Gooddoofx");
  assert.equal(plainName("\u200B\uFEFF"), "");
});

test("a long name is cut, by characters and not by halves of them", () => {
  assert.equal([...plainName("🎨".repeat(100))].length, 60);
});
