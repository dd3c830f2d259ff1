import assert from "node:assert/strict";
import { test } from "node:test";
import { compareMeaning } from "./compare-meaning.ts";

const compare = compareMeaning([
  { names: ["boat", "yacht"], parts: ["harbour", "sail", "name"] },
  { names: ["invoice"], parts: ["amount", "customer", "name"] },
  { names: ["cake"], parts: ["flour", "oven", "name"] },
]);

const nearest = (words: readonly string[]): number => {
  const fits = compare(words);
  return fits.indexOf(Math.max(...fits));
};

test("words fit the description whose words are used alike, also where none is the same", () => {
  assert.equal(nearest(["sailing", "ship"]), 0);
  assert.equal(nearest(["invoices", "receipts"]), 1);
  assert.equal(nearest(["cookies", "baking"]), 2);
});

test("a word that names a thing says more than one of its parts", () => {
  assert.ok((compare(["cake"])[2] ?? 0) > (compare(["oven"])[2] ?? 1));
});

test("a word that is a part of everything tells nothing apart", () => {
  assert.equal(nearest(["name", "yacht"]), 0);
  assert.ok((compare(["name", "yacht"])[0] ?? 0) > 0.6);
});

test("fits lie between 0 and 1, and words without a meaning fit nothing", () => {
  for (const fit of compare(["boat", "invoice", "granite", "boat"])) assert.ok(fit >= 0 && fit <= 1);
  assert.deepEqual(compare(["qwzx", "éé", ""]), [0, 0, 0]);
  assert.deepEqual(compare([]), [0, 0, 0]);
});
