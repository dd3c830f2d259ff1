import assert from "node:assert/strict";
import { test } from "node:test";
import { dropWords } from "./drop-words.ts";

test("says what a dropped build gives back", () => {
  assert.match(dropWords({ held: 25, spent: 0, question: { isOffer: false } }), /It gives back the 25 credits that it holds\.$/);
  assert.match(dropWords({ held: 24, spent: 1, question: null }), /What it spent, 1 credit, is not returned\.$/);
  assert.match(dropWords({ held: 3, spent: 22, question: { isOffer: true } }), /What it spent, 22 credits, is returned\.$/);
  assert.match(dropWords({ held: 0, spent: 0, question: null }), /It holds nothing\.$/);
});
