import assert from "node:assert/strict";
import { test } from "node:test";
import { bracketDetails } from "./bracket-details.ts";
import { merged, ownWords } from "./own-words.ts";

test("gives the words that were typed for those in brackets", () => {
  const text = "Boats with a status of moored, at sea, or in dry dock, and a berth, open Tue-Sat 9-18";
  const bracketed = bracketDetails(text);
  assert.notEqual(bracketed, text);
  assert.equal(ownWords("status (moored, at sea, in dry dock)", text), "status of moored, at sea, or in dry dock");
  assert.equal(ownWords("open (Tue-Sat 9-18)", text), "open Tue-Sat 9-18");
});

test("quotes what is answered with yes or no as it was typed", () => {
  assert.equal(ownWords("insured (yes/no", "Boats with berth, insured yes or no and owner"), "insured yes or no");
  assert.equal(ownWords("veggie (yes/no)", "Guests, veggie or not"), "veggie");
});

test("quotes what is chosen from without a name that is ours", () => {
  const text = "Drops with eye, morning noon or night, and it is written down every day";
  assert.equal(ownWords("time of day (morning, noon, night", text), "morning noon or night");
  assert.equal(ownWords("present, type (absent, ill", "Name, present, absent or ill"), "present, absent or ill");
});

test("phrases of the same words are one", () => {
  const understood = [
    { phrase: "insured", became: ["boat.insured"] },
    { phrase: "berth", became: ["boat.berth"] },
    { phrase: "insured", became: ["boat.insured", "chart-boat-insured"] },
  ];
  assert.deepEqual(merged(understood), [
    { phrase: "insured", became: ["boat.insured", "chart-boat-insured"] },
    { phrase: "berth", became: ["boat.berth"] },
  ]);
});

test("keeps a phrase that the text has, and one whose words it does not have in their order", () => {
  for (const phrase of ["a berth", "dock dry", "harbour (north)", ""])
    assert.equal(ownWords(phrase, "Boats with a dry dock and a berth"), phrase);
});
