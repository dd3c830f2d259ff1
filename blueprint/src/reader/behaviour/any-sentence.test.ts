// Whatever is asked for in whatever order: what the reader makes of it can be written, and its checks can be planned.
import { test } from "node:test";
import fc from "fast-check";
import { planChecks } from "../../checks/plan-checks.ts";
import { writeProject } from "../../project/write-project.ts";
import { readPrompt } from "../read-prompt.ts";

const openings = [
  (thing: string) => `A list of ${thing}s with`,
  (thing: string) => `Make a ${thing} shop with functionalities for`,
  (thing: string) => `A website for a ${thing} club with`,
  (thing: string) => `Please implement a ${thing} management system. The system should have functionalities for`,
  (thing: string) => `Track my ${thing}s by`,
  (thing: string) => `A booking page for ${thing}s with`,
  (thing: string) => `A board for ${thing}s with`,
];
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
    )
    .map(([opening, thing, asked]) => `${opening(thing)} ${asked.join(", ")}.`);
  fc.assert(
    fc.property(prompts, (text) => {
      const first = readPrompt({ text, answers: [] });
      const question = first.outcome === "questions" ? first.questions[0] : undefined;
      const answer = question?.options[0] ?? "a list";
      const reading = question === undefined ? first : readPrompt({ text, answers: [{ question: question.id, answer }] });
      if (reading.outcome !== "blueprint") return;
      writeProject(reading.blueprint);
      planChecks(reading.blueprint);
    }),
  );
});
