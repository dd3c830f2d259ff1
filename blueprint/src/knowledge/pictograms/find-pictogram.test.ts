import assert from "node:assert/strict";
import { test } from "node:test";
import { findPictogram, findSubject, type Reading } from "./find-pictogram.ts";

const nameIn = (text: string, reading: Partial<Reading> = {}): string | null =>
  findPictogram(text, { language: "en", ...reading })?.pictogram.name ?? null;
const fitIn = (text: string, reading: Partial<Reading> = {}): number => findPictogram(text, { language: "en", ...reading })?.fit ?? 0;

test("a text shows the thing that it names, in the singular or plural, or a thing of which it is a kind", () => {
  assert.equal(nameIn("Ship"), "ship");
  assert.equal(nameIn("container ship at dusk"), "ship");
  assert.equal(nameIn("Chocolate chip cookies"), "cookie");
  assert.equal(nameIn("Golden retriever"), "dog");
  assert.equal(nameIn("Sourdough bread"), "bread");
  assert.equal(nameIn("Road bike"), "bicycle");
  assert.equal(nameIn("Award"), "military-medal");
  assert.equal(nameIn("Recycling"), "recycling-symbol");
});

test("people, verbs and words that only sound like a thing show nothing", () => {
  for (const text of ["Robin Fox", "Paul Wolf", "Rose Miller", "Book a dentist appointment", "Short, clear and free", "Website", "Notes"]) {
    assert.ok(fitIn(text) < 0.6, `${text}: ${nameIn(text)}`);
  }
  assert.equal(nameIn("qwzx"), null);
  assert.equal(nameIn(""), null);
});

test("what stands before another noun counts where it is met with what the text is of", () => {
  assert.equal(nameIn("Tomato soup", { about: ["recipe"] }), "tomato");
  assert.ok(fitIn("Tomato salsa", { about: ["recipe"] }) > fitIn("Tomato salsa", { about: ["invoice"] }));
  assert.ok(fitIn("Key account review", { about: ["project"] }) < 0.69);
});

test("a caption is all things: names and verbs in it count", () => {
  assert.equal(nameIn("people with books in a circle", { isCaption: true }), "books");
  assert.equal(nameIn("a fox asleep in leaves", { isCaption: true }), "fox");
});

test("a picture shows the subject of its caption, not what stands around it", () => {
  const subject = (caption: string): string | null => findSubject(caption, { language: "en" })?.pictogram.name ?? null;
  assert.equal(subject("a pair of dark red headphones"), "headphone");
  assert.equal(subject("two cinema tickets and a bucket of popcorn"), "ticket");
  assert.equal(subject("dairy cows at a milking parlour"), "cow");
  for (const caption of [
    "a wooden cabin at a calm lake at sunset",
    "two stacks of paper on a scale",
    "a sunny kitchen with a large wooden table",
  ])
    assert.equal(subject(caption), null, caption);
  assert.equal(findSubject("Die Katzen", { language: "de" })?.pictogram.name, "cat");
});

test("other languages have their own words, with plurals and compounds", () => {
  assert.equal(nameIn("Containerschiff", { language: "de" }), "ship");
  assert.equal(nameIn("Die Katzen", { language: "de-AT" }), "cat");
  assert.equal(nameIn("Barco de vela", { language: "es" }), "ship");
  assert.equal(nameIn("Ship", { language: "tlh" }), null);
  assert.equal(nameIn("constructor", { language: "de" }), null);
});

test("a caption that is an emoji shows it, with whatever variation and in any language", () => {
  const names = ["⛵", "⛵️ at sea", "🔋", "🐈‍⬛", "🌞", "🐶", "😀", ""].map(
    (caption) => findSubject(caption, { language: "ja" })?.pictogram.name ?? null,
  );
  assert.deepEqual(names, ["sailboat", "sailboat", "battery", "black-cat", "sun", "dog", null, null]);
});
