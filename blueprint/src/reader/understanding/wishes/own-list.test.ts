import assert from "node:assert/strict";
import { test } from "node:test";
import type { Question } from "../../../schema/reading.ts";
import { readPrompt } from "../../read-prompt.ts";
import { sayWishes } from "../readings/which-question.ts";
import { ownListOf, sayList } from "./own-list.ts";
import { wishesIn } from "./wishes-in.ts";

function asked(text: string): Question {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "questions", text);
  const [question] = reading.questions;
  assert.ok(question);
  return question;
}

const lists: readonly (readonly [text: string, understood: string, option: string])[] = [
  [
    "We run a toy library and it is chaos. What we'd love is to scan each puzzle and let the parents say which pieces it lost, because they know. So maybe keep all the excuses.",
    "I understood that you want to “scan each puzzle”, to “let the parents say which pieces it lost” and to “keep all the excuses”.",
    "A list of puzzles with name and pieces",
  ],
  [
    "I'm the warden of a hall with nine stewards. I need to know who's trained, who has keys and who drives the van.",
    "I understood that you want to “know who's trained, who has keys and who drives the van”.",
    "A list of stewards with name, trained, keys and van",
  ],
  [
    "My uncle left 140 clocks. I'd like to wind them, note the place and who mended each, but the rest waits.",
    "I understood that you want to “wind them, note the place and who mended each”.",
    "A list of clocks with name, place and mended by",
  ],
  [
    "It never adds up at our stall. I want to know what we baked, what we sold and what was left",
    "I understood that you want to “know what we baked, what we sold and what was left”.",
    "A log with date, baked, sold and left",
  ],
];
for (const [text, understood, option] of lists)
  test(`says what was understood, and offers the list with a noun for each detail: ${option}`, () => {
    const wishes = wishesIn(text);
    const list = ownListOf(text, wishes);
    assert.ok(list);
    assert.deepEqual([sayWishes(wishes, text), sayList(list)], [`${understood} `, option]);
    assert.equal(readPrompt({ text: option, answers: [] }).outcome, "blueprint");
  });

test("a word that stands in a story, or has another sense, offers nothing", () => {
  const { options } = asked(
    "I teach in a market town, my shed is full, and last spring I lost a bet. I wish there were somewhere to laugh about it by post.",
  );
  assert.deepEqual(options, []);
});

test("a calculator whose formula nobody says is asked about in the same words", () =>
  assert.match(
    asked("I want to work out how much fleece goes into a jumper").text,
    /“work out how much fleece goes into a jumper”.*formula/,
  ));

test("a proposal is read as a request", () => assert.equal(readPrompt({ text: "How about a poll?", answers: [] }).outcome, "blueprint"));
