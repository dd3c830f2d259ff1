import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../../schema/reading.ts";
import { readPrompt } from "../../read-prompt.ts";

const read = (text: string, ...answers: { question: string; answer: string }[]): Reading => Reading.parse(readPrompt({ text, answers }));

const unclear: readonly (readonly [text: string, option: string])[] = [
  ["something to see who comes to football training on tuesdays", "An attendance list with name, date and answer"],
  ["keep track of which books I lent to whom", "A lending log with item, borrower, lent on, due back and returned"],
  ["who of our members has paid the fee this year", "A member list with name, email and fee paid"],
];
for (const [text, option] of unclear) {
  test(`asks what is meant, and builds what is chosen: ${text}`, () => {
    const asked = read(text);
    assert.ok(asked.outcome === "questions");
    const [question] = asked.questions;
    assert.ok(question);
    assert.ok(question.options.includes(option), question.options.join(" | "));
    // What was understood is said in words of the text, and the text itself is not repeated where it says more.
    assert.match(question.text, /^I understood that you want (?:to |to know )?“/);
    assert.ok(text.includes(/“([^”]+)”/.exec(question.text)?.[1] ?? "?"));
    assert.match(question.text, /A language model understands more/);
    for (const each of question.options) {
      const chosen = read(text, { question: question.id, answer: each });
      assert.ok(chosen.outcome === "blueprint", each);
    }
    assert.deepEqual(read(text, { question: question.id, answer: option }), read(option));
  });
}

test("an option can be chosen by its place", () => {
  const text = "who of our members has paid the fee this year";
  const asked = read(text);
  const first = asked.outcome === "questions" ? asked.questions[0]?.options[0] : undefined;
  assert.ok(first !== undefined);
  const chosen = read(text, { question: "which-0", answer: "the first one" });
  assert.ok(chosen.outcome === "blueprint");
  assert.deepEqual(chosen, read(text, { question: "which-0", answer: first }));
});

test("words of one's own are read in the place of the prompt, with its look", () => {
  const answered = read("something with teal buttons for tuesdays", {
    question: "which-0",
    answer: "A list of films with genre and rating",
  });
  assert.ok(answered.outcome === "blueprint");
  assert.equal(answered.blueprint.entities[0]?.name.one, "film");
  assert.equal(answered.blueprint.theme.components?.words, "teal");
});

test("a second unclear answer is not met by the same question again", () => {
  const first = read("something for our tuesdays");
  assert.ok(first.outcome === "questions");
  const second = read("something for our tuesdays", { question: "which-0", answer: "for the stakeholders" });
  assert.ok(second.outcome === "questions");
  assert.notEqual(second.questions[0]?.id, first.questions[0]?.id);
  assert.notEqual(second.questions[0]?.text, first.questions[0]?.text);
});

test("an amount that is to be worked out is no field", () => {
  const reading = read("I want to type all that in and find out what one quilt costs me and what I should charge");
  assert.equal(reading.outcome, "questions");
});

test("a list that several share is the same list", () => {
  const reading = read("shared shopping list for a boat of six rowers");
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(
    reading.blueprint.entities.map(({ name }) => name.many),
    ["shopping items"],
  );
});

for (const text of ["we run a hostel and backpackers should see what is free and book", "an app to sort out who pays"])
  test(`what somebody does is not built as what the app is about: ${text}`, () => assert.equal(read(text).outcome, "questions"));

const clear = [
  "our ensemble's pieces with composer, key and who conducts",
  "my assortment of shells: name, beach, where found",
  "an app to track my plants with species and room",
  "A recipe box with ratings and a shopping list",
  "habit tracker",
  "a quiz about planets",
  "wedding guest list with table numbers and dietary needs",
  "Create a website for a veterinary practice with services, team and an appointment request form.",
];
for (const text of clear) test(`asks nothing about: ${text}`, () => assert.equal(read(text).outcome, "blueprint"));

test("what accounts for a small part of a long text is not built as what the app is about", () => {
  const text =
    "Small web shop for our rowing club's summer fair selling mugs, scarves and cushions, with colours where it matters, a basket, and collection at the boathouse instead of delivery";
  assert.equal(read(text).outcome, "questions");
});

test("what is left of a clause is no list", () => {
  assert.equal(read("I collect old maps, my brother counts 60 but I say it's 58, and I swap them").outcome, "questions");
});

test("what does something by itself is no list of people", () => {
  assert.equal(readPrompt({ text: "noise damper for our rehearsal room", answers: [] }).outcome, "questions");
});
