import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../read-prompt.ts";
import { taggedSite } from "./tagged-site.ts";

test("a site is asked for without a word of whose it is", () => {
  const asked = taggedSite("website for mobile cobbler Geraldton with prices");
  assert.match(asked?.text ?? "", /^A website for a mobile cobbler\b.* with prices$/);
  const reading = readPrompt({ text: "website for mobile cobbler Geraldton with prices", answers: [] });
  assert.ok(reading.outcome === "blueprint" && reading.blueprint.kind === "site");
});

test("what is no site, and a site of nobody, is left to a question", () => {
  assert.equal(taggedSite("a log of my rowing with date and distance"), null);
  assert.equal(taggedSite("make me a website"), null);
});
