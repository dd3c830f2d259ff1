import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../schema/reading.ts";
import { describeReading } from "../describe-reading.ts";
import { readPrompt } from "../read-prompt.ts";

const read = (text: string, answers: readonly [string, string][] = []): Reading =>
  Reading.parse(readPrompt({ text, answers: answers.map(([question, answer]) => ({ question, answer })) }));

const products: readonly (readonly [string, RegExp, string])[] = [
  ["Make a 2048 game", /games to play/, "A list of high scores with player, game, points and date"],
  ["I want a snake game please", /games to play/, "A game collection with ratings"],
  ["a quiz about geography", /games to play/, "A list of quiz questions with answer, category and difficulty"],
  ["An online shop for handmade candles with a cart and checkout", /online shops/, "An inventory of handmade candles with price and stock"],
  ["Please build me an e-commerce website to sell vintage lamps", /online shops/, "An order tracker for vintage lamps"],
  ["A landing page for a dental clinic", /web pages/, "A patient list with next visits"],
  ["a website for my bakery", /web pages/, "An order tracker with customers"],
  ["Hi! I'm a photographer. Can you make me a portfolio site?", /web pages/, "A project list with client, year and link"],
  ["forum for dog owners", /talk to each other/, "A list of questions with topic, answer and status"],
  ["pomodoro timer", /calculate/, "A time log with task, date and duration"],
  ["A store for secondhand bikes where people can pay by card", /online shops/, "An inventory of secondhand bikes with price and stock"],
  ["A page to show my CV", /web pages/, "A project list with client, year and link"],
  ["a photo album of our trips", /albums/, "A trip list with date and place"],
  ["a map of the best coffee places", /maps, polls/, "A place list with ratings"],
  ["a voting app for our club", /maps, polls/, "A decision log with date and reason"],
  ["an AI that writes my emails", /maps, polls/, "A contact list with phone and email"],
  ["an app like Instagram", /large services/, "A contact list with phone and email"],
  ["a Netflix clone", /large services/, "A film list with ratings"],
];
for (const [text, sentence, option] of products) {
  test(`asks what to build instead of: ${text}`, () => {
    const reading = read(text);
    assert.ok(reading.outcome === "questions");
    const [question] = reading.questions;
    assert.match(question?.text ?? "", sentence);
    assert.ok(question?.options.includes(option), JSON.stringify(question?.options));
    assert.equal(question?.allowsOther, true);
    for (const answer of question?.options ?? []) {
      const built = read(text, [["what-instead", answer]]);
      assert.ok(built.outcome === "blueprint", answer);
      assert.deepEqual(built.notUnderstood, [], answer);
      assert.equal(built.insteadOf, undefined);
    }
  });
}

for (const text of [
  "keep track of my board games",
  "a game collection",
  "board games",
  "A chess score log",
  "my investment portfolio",
  "a shop inventory",
  "A website for my yoga studio to manage members",
  "A Trello clone",
  "a password list",
  "chess club member list",
  "time tracker",
  "store my recipes",
  "coffee shop reviews",
  "something for my online shop: orders, customers and products",
]) {
  test(`builds: ${text}`, () => {
    const reading = read(text);
    assert.equal(reading.outcome, "blueprint");
  });
}

test("an answer of one's own is built, and keeps the look of the prompt", () => {
  const reading = read("Make a 2048 game with teal buttons", [["what-instead", "a list of my plants"]]);
  assert.ok(reading.outcome === "blueprint");
  assert.equal(reading.blueprint.entities[0]?.id, "plant");
  assert.deepEqual(reading.blueprint.theme.components, { hex: "#008080", words: "teal" });
});

test("a second wish for what cannot be built is asked once more, and then something is built that says what it is not", () => {
  const again = read("a snake game", [["what-instead", "a chess game"]]);
  assert.ok(again.outcome === "questions");
  assert.equal(again.questions[0]?.id, "what-instead-then");
  const built = read("a snake game", [
    ["what-instead", "a chess game"],
    ["what-instead-then", "a tetris game"],
  ]);
  assert.ok(built.outcome === "blueprint");
  assert.match(describeReading(built), /^This is not the “tetris game” that you asked for/);
  assert.ok(built.notUnderstood.includes("tetris game"));
});

test("a part of a data app that cannot be built is said to be missing", () => {
  const reading = read("an inventory app with a public shop page");
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(reading.notUnderstood, ["public shop page"]);
});

test("a game to keep something with is built as what it keeps, and said not to be a game", () => {
  const reading = read("a game to track my habits");
  assert.ok(reading.outcome === "blueprint");
  assert.equal(reading.blueprint.entities[0]?.id, "habit");
  assert.match(describeReading(reading), /^This is not the “game”/);
});
