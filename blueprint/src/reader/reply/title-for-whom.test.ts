import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";

const titles: readonly (readonly [text: string, title: string])[] = [
  ["We need a rota for the riverside litter pickers", "Riverside Litter Pickers Rota"],
  ["attendance list for our Thursday pottery class", "Thursday Pottery Class Attendance List"],
  ["guest list for our barn dance with who brings a plus one", "Barn Dance Guest List"],
  ["a to-do list for my dad", "To-Do List"],
  ["Migraine diary for the neurologist with date and strength", "Migraine Diary"],
  ["list of skiffs for our rowing club with name, length and mended yes/no", "Rowing Club Skiffs"],
  ["track the vans in Osei's depot with plate, driver and ready yes/no", "Osei's Depot"],
  ["a list of lamps at Hotel Aurora with number, floor and broken yes/no", "Hotel Aurora Lamps"],
  ["I have a butchery and want to keep orders with customer, cut and date", "Butchery Orders"],
  ["Ms. Bello's flute lessons: pupils with name, day and fee", "Ms. Bello's Flute Lessons"],
  ["Repair ticket tracker for a small shop", "Repair Ticket Tracker"],
];
for (const [text, title] of titles)
  test(`is called ${title}: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
    assert.equal(reading.blueprint.title, title);
  });

test("who speaks is the name of nothing", () => {
  const reading = readPrompt({ text: "I'm a geology teacher and want a quiz on minerals", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.doesNotMatch(reading.blueprint.title, /I'm/);
});
