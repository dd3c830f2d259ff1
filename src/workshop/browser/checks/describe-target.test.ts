import assert from "node:assert/strict";
import { test } from "node:test";
import type { Target } from "@atelier/blueprint";
import { describeTarget } from "./describe-target.ts";

const cases: [Target, string][] = [
  [{ role: "button", name: "Save" }, 'the button "Save"'],
  [{ role: "textbox", name: "Name", within: { role: "dialog", name: "New recipe" } }, 'the field "Name" in the dialog "New recipe"'],
  [{ label: "Search" }, 'the field "Search"'],
  [{ text: "Pancakes" }, 'the text "Pancakes"'],
  [{ role: "listitem", text: "Dal", nth: -1 }, 'the last list item with "Dal"'],
  [{ role: "link", nth: 1 }, "the 2. link"],
];

for (const [target, words] of cases) {
  test(`a target is described: ${words}`, () => assert.equal(describeTarget(target), words));
}
