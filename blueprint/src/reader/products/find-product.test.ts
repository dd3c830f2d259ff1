import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../schema/reading.ts";
import { describeReading } from "../reply/describe-reading.ts";
import { readPrompt } from "../read-prompt.ts";

const read = (text: string, answers: readonly [string, string][] = []): Reading =>
  Reading.parse(readPrompt({ text, answers: answers.map(([question, answer]) => ({ question, answer })) }));

const asked: readonly (readonly [string, RegExp, string])[] = [
  ["an AI that writes my emails", /AI writers/, "A contact list with phone and email"],
  ["a Netflix clone", /large services/, "A film list with ratings"],
];
for (const [text, sentence, option] of asked) {
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

const products: readonly (readonly [text: string, kind: string, feature: string])[] = [
  ["An online shop for handmade candles with a cart and checkout", "shop", "buy"],
  ["Please build me an e-commerce website to sell vintage lamps", "shop", "buy"],
  ["A store for secondhand bikes where people can pay by card", "shop", "buy"],
  ["forum for dog owners", "community", "comment"],
  ["an app like Instagram", "community", "account"],
];
for (const [text, kind, feature] of products) {
  test(`builds a ${kind}: ${text}`, () => {
    const reading = read(text);
    assert.ok(reading.outcome === "blueprint");
    assert.equal(reading.blueprint.kind, kind);
    assert.ok(
      reading.blueprint.features.some((candidate) => candidate.kind === feature),
      JSON.stringify(reading.blueprint.features),
    );
    assert.equal(reading.insteadOf, undefined);
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
  test(`asks for nothing else instead of: ${text}`, () => {
    const reading = read(text);
    assert.doesNotMatch(reading.outcome === "questions" ? (reading.questions[0]?.id ?? "") : "", /^what-instead/);
  });
}

test("an answer of one's own is built, and keeps the look of the prompt", () => {
  const reading = read("An AI that writes poems, with teal buttons", [["what-instead", "a list of my plants"]]);
  assert.ok(reading.outcome === "blueprint");
  assert.equal(reading.blueprint.entities[0]?.id, "plant");
  assert.deepEqual(reading.blueprint.theme.components, { hex: "#008080", words: "teal" });
});

test("a second wish for what cannot be built is asked once more, and then something is built that says what it is not", () => {
  const again = read("an AI that writes poems", [["what-instead", "a Netflix clone"]]);
  assert.ok(again.outcome === "questions");
  assert.equal(again.questions[0]?.id, "what-instead-then");
  const built = read("an AI that writes poems", [
    ["what-instead", "a Netflix clone"],
    ["what-instead-then", "a music player"],
  ]);
  assert.ok(built.outcome === "blueprint");
  assert.match(describeReading(built), /^This is not the “music player” that you asked for/);
  assert.ok(built.notUnderstood.includes("music player"));
});

test("a part of a data app that cannot be built is said to be missing", () => {
  const reading = read("an inventory of parts with a public shop page");
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(reading.notUnderstood, ["public shop page"]);
});

test("a game to keep something with is built as what it keeps, and said not to be a game", () => {
  const reading = read("a game to track my habits");
  assert.ok(reading.outcome === "blueprint");
  assert.equal(reading.blueprint.entities[0]?.id, "habit");
  assert.match(describeReading(reading), /^This is not the “game”/);
});

test("a game that is none of ours is asked back with games that are, also where it is described at length", () => {
  const described = "Please develop a pinball game. Players should be able to flip the paddles, earn points and view a leaderboard.";
  const choosing = "a text-based strategy game where you choose a race";
  for (const text of ["make me a game", "a pinball game", "whack-a-mole", "a Simon says game", "a sliding puzzle", described, choosing]) {
    const reading = read(text);
    assert.ok(reading.outcome === "questions", text);
    for (const answer of reading.questions[0]?.options ?? []) {
      const built = read(text, [["what-instead", answer]]);
      assert.ok(built.outcome === "blueprint" && built.blueprint.features.some(({ kind }) => kind === "snake" || kind === "quiz"), answer);
    }
  }
});

test("the game that is chosen instead has the colours that were asked for", () => {
  const prompt =
    "Please develop a pinball game. Players should be able to flip the paddles. Use linen for the background and maroon for buttons.";
  const reading = read(prompt, [["what-instead", "A snake game"]]);
  assert.ok(reading.outcome === "blueprint");
  const { background, components } = reading.blueprint.theme;
  assert.deepEqual([background?.words, components?.words], ["linen", "maroon"]);
});

test("who says just build it, or chooses nothing, gets the first option", () => {
  for (const text of ["just build it", "make me an app, just build it", "a game, you decide"])
    assert.equal(read(text).outcome, "blueprint", text);
  for (const answer of ["", "just build it"]) {
    const reading = read("make a game", [["what-instead", answer]]);
    assert.ok(reading.outcome === "blueprint" && reading.blueprint.features[0]?.kind === "snake", answer);
  }
});

test("what is tracked is kept, whatever comes after it", () => {
  const reading = read("track my ferns and when I repotted them");
  assert.ok(reading.outcome === "blueprint");
});

const ownSites: readonly (readonly [text: string, kind: string, lists: readonly string[]])[] = [
  ["A website for a pottery studio with exhibitions", "site", ["exhibition"]],
  ["A site for the local brass band with upcoming concerts", "site", ["concert"]],
  ["Website for a volleyball club with players and matches", "site", ["player", "match"]],
  ["A website for a packing list", "tool", ["packing item"]],
  ["Website for a reading list", "tool", ["book"]],
];
for (const [text, kind, lists] of ownSites) {
  test(`makes a ${kind} with ${lists.join(" and ")}: ${text}`, () => {
    const reading = read(text);
    assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
    assert.equal(reading.blueprint.kind, kind);
    assert.deepEqual(
      reading.blueprint.entities.map(({ name }) => name.one),
      lists,
    );
    assert.deepEqual(reading.notUnderstood, []);
  });
}

test("people who are served are no list of a site, and are said to be left out", () => {
  const reading = read("A website for a barber with opening hours and customers");
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual([reading.blueprint.entities, reading.notUnderstood], [[], ["customers"]]);
});
