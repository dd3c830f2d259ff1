import assert from "node:assert/strict";
import { test } from "node:test";
import { interpretPrompt } from "../../interpret-prompt.ts";

/** The pictures that rows have, as `thing: label`, and what was not understood. */
function read(text: string): { pictures: string[]; missing: string[]; understood: string[] } {
  const found = interpretPrompt({ text, answers: [] });
  assert.ok(found.outcome === "draft", text);
  const { blueprint, understood, notUnderstood } = found.draft;
  const pictures = blueprint.entities.flatMap(({ name, fields }) =>
    fields.filter(({ type }) => type === "picture").map(({ label }) => `${name.one}: ${label}`),
  );
  return { pictures, missing: notUnderstood, understood: understood.map(({ phrase }) => phrase) };
}

for (const [text, picture, phrase] of [
  ["student list with name, grade and photo", "student: Photo", "photo"],
  ["reading list with cover image", "book: Cover image", "cover image"],
  ["An app for my house plants with a photo of each plant", "house plant: Photo", "photo of each plant"],
  ["A tool inventory where each tool has a picture, a price and a location", "tool: Picture", "picture"],
  ["A catalogue of stamps; upload an image for each stamp", "stamp: Image", "upload an image for each stamp"],
  ["A log of repairs with date, cost and a photo of the damage", "repair: Damage photo", "photo of the damage"],
  ["A list of my fishing trips with lake, date, weight and a photo", "fishing trip: Photo", "photo"],
] as const) {
  test(`gives each row the picture that is asked for: ${text}`, () => {
    const { pictures, missing, understood } = read(text);
    assert.deepEqual([pictures, missing], [[picture], []]);
    assert.ok(understood.includes(phrase), understood.join(" | "));
  });
}

for (const [text, missing] of [
  ["A garage log with cars, and several photos of each car", "several photos of each car"],
  ["Track my bikes with brand, size and AI images", "AI images"],
  ["Track my bets with date and stake; edit photos of each bet", "edit photos of each bet"],
] as const) {
  test(`claims no picture for: ${text}`, () => {
    assert.deepEqual(read(text), { ...read(text), pictures: [], missing: [missing] });
  });
}
