// Whatever is asked for in whatever order: what the reader makes of it can be written, and its checks can be planned.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { planChecks } from "../../checks/plan-checks.ts";
import { writeProject } from "../../project/write-project.ts";
import { Blueprint } from "../../schema/blueprint.ts";
import { readPrompt } from "../read-prompt.ts";

const openings = [
  (thing: string) => `A list of ${thing}s with`,
  (thing: string) => `Make a ${thing} shop with functionalities for`,
  (thing: string) => `A website for a ${thing} club with`,
  (thing: string) => `Please implement a ${thing} management system. The system should have functionalities for`,
  (thing: string) => `Track my ${thing}s by`,
  (thing: string) => `A booking page for ${thing}s with`,
  (thing: string) => `A board for ${thing}s with`,
  (thing: string) => `${thing} labels/list:`,
  (thing: string) => `list/register - ${thing}s (old + new):`,
];
const joints = [", ", " / ", "/", " - ", "; ", " + ", " & "];
const things = ["kite", "quoin", "book", "room", "horse", "invoice", "member", "lesson", "boat", "event"];
const wishes = [
  "name",
  "price",
  "date",
  "maker",
  "status",
  "notes",
  "rating",
  "tags",
  "owner",
  "size in cm",
  "last used",
  "photo",
  "ratings",
  "reviews",
  "comments",
  "newsletters",
  "a contact form",
  "opening hours",
  "a chart by month",
  "totals",
  "a calendar",
  "searching by maker",
  "filtering by owner",
  "sorting by price",
  "searching by ratings",
  "exporting to CSV",
  "marking as done",
  "booking",
  "paying",
  "buying",
  "voting",
  "sharing",
  "applying",
  "a quiz",
  "a leaderboard",
  "a board with columns To do, Doing, Done",
  "no ratings",
  "without prices",
  "rating out of 100",
  "categorising",
  "a poll",
  "flashcards",
  "a timer",
  "who borrowed it",
];

test("what is read can be written and checked", () => {
  const prompts = fc
    .tuple(
      fc.constantFrom(...openings),
      fc.constantFrom(...things),
      fc.uniqueArray(fc.constantFrom(...wishes), { minLength: 1, maxLength: 6 }),
      fc.constantFrom(...joints),
    )
    .map(([opening, thing, asked, joint]) => `${opening(thing)} ${asked.join(joint)}.`);
  fc.assert(
    fc.property(prompts, (text) => {
      const first = readPrompt({ text, answers: [] });
      const question = first.outcome === "questions" ? first.questions[0] : undefined;
      const answer = question?.options[0] ?? "a list";
      const reading = question === undefined ? first : readPrompt({ text, answers: [{ question: question.id, answer }] });
      if (reading.outcome !== "blueprint") return;
      writeProject(Blueprint.parse(reading.blueprint));
      planChecks(reading.blueprint);
    }),
  );
});

test("a name of a list between slashes is a whole blueprint", () => {
  const reading = readPrompt({
    text: "begonia tuber labels/list: variety, colour, type (picotee, fringed, hanging), height, number of tubers lifted, box number in loft, rotted y/n",
    answers: [],
  });
  assert.ok(reading.outcome === "blueprint");
  assert.match(Blueprint.parse(reading.blueprint).title, /^\p{L}/u);
});
