import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../read-prompt.ts";
import { taggedSite } from "./tagged-site.ts";

test("a site is asked for without a word of whose it is", () => {
  const asked = taggedSite("website for mobile cobbler Geraldton with prices");
  assert.match(asked?.text ?? "", /^A website for a mobile cobbler\b.* with a price list$/);
  const reading = readPrompt({ text: "website for mobile cobbler Geraldton with prices", answers: [] });
  assert.ok(reading.outcome === "blueprint" && reading.blueprint.kind === "site");
});

test("what is no site, and a site of nobody, is left to a question", () => {
  assert.equal(taggedSite("a log of my rowing with date and distance"), null);
  assert.equal(taggedSite("make me a website"), null);
});

/** The title of a site, its texts, and what of the message is missing. */
function siteOf(text: string): { title: string; texts: string[]; missing: readonly string[] } {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint" && reading.blueprint.kind === "site", text);
  const { blueprint, notUnderstood } = reading;
  assert.deepEqual(blueprint.entities, []);
  const texts = blueprint.features.flatMap((one) => (one.kind === "passage" ? [String(one["line"] ?? one["title"])] : []));
  return { title: blueprint.title, texts, missing: notUnderstood };
}

test("what a message says to visitors stands on the site in its own words, and what is nowhere is missing", () => {
  const { title, texts, missing } = siteOf(
    "Make a site for our parish's lantern weekend, 7-8 November. Map of the route or at least a list of the 20 stops, parking in Mrs Pym's orchard, soup in the village hall, dogs welcome on leads, entry £2 a head",
  );
  assert.equal(title, "Parish's Lantern Weekend");
  assert.deepEqual(texts, [
    "7-8 November\n\nParking in Mrs Pym's orchard\n\nSoup in the village hall\n\nDogs welcome on leads\n\nEntry £2 a head",
  ]);
  assert.deepEqual(missing, ["Map of the route or at least a list of the 20 stops"]);
});

test("a site is called by the name behind whose it is", () => {
  assert.equal(
    siteOf("Website for my roofing business, Marlow & Daughter, covering Hexham and Corbridge. Needs prices (gutter £80, tile £40)").title,
    "Marlow & Daughter",
  );
});

test("what stands in the name of a site is not missing", () => {
  const { title, missing } = siteOf(
    "Website for my kayak school, Tern & Wave, on the Tamar. Half day £45, full day £80, what to bring, dogs welcome ashore",
  );
  assert.equal(title, "Tern & Wave");
  assert.deepEqual(missing, ["Tamar"]);
});

test("what is near belongs to others, and is no list", () => {
  const { title, texts } = siteOf(
    "A one page site for my gran's 90th. Where it is (Red Lion, Saturday 4 July from 1pm), what to wear, nearest hotels",
  );
  assert.equal(title, "Gran's 90th");
  assert.deepEqual(texts, ["What to wear", "Nearest hotels", "Red Lion, Saturday 4 July from 1pm."]);
});
