import assert from "node:assert/strict";
import { test } from "node:test";
import { describeFacts } from "./describe-facts.ts";

const now = new Date("2026-11-26T14:00:00Z");

test("a planner is told the date, the language with its formats, and the limits", () => {
  const [date, language, limits] = describeFacts({ now, language: "de", credits: 187.4 });
  assert.match(date ?? "", /Today is 2026-11-26, a Thursday/);
  assert.match(language ?? "", /German \(de\)\. .*a date 31\.01\.2030, a number 1\.234,5, money 1\.234,50\s€/);
  assert.match(limits ?? "", /80 answers, 187 credits, 400 files of at most 256 kB/);
});

test("a language that is written from right to left is said to be", () => {
  assert.match(describeFacts({ now, language: "ar", credits: 1 })[1] ?? "", /Arabic \(ar, from right to left\)/);
});
