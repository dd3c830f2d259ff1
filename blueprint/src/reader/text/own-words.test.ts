import assert from "node:assert/strict";
import { test } from "node:test";
import { bracketDetails } from "./bracket-details.ts";
import { ownWords } from "./own-words.ts";

test("gives the words that were typed for those in brackets", () => {
  const text = "Boats with a status of moored, at sea, or in dry dock, and a berth, open Tue-Sat 9-18";
  const bracketed = bracketDetails(text);
  assert.notEqual(bracketed, text);
  assert.equal(ownWords("status (moored, at sea, in dry dock)", text), "status of moored, at sea, or in dry dock");
  assert.equal(ownWords("open (Tue-Sat 9-18)", text), "open Tue-Sat 9-18");
});

test("keeps a phrase that the text has, and one whose words it does not have in their order", () => {
  for (const phrase of ["a berth", "dock dry", "harbour (north)", ""])
    assert.equal(ownWords(phrase, "Boats with a dry dock and a berth"), phrase);
});
