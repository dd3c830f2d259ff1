import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { questionBank, subjectFor } from "./question-bank.ts";
import { unknownTopicIn } from "./topic-in.ts";

describe("the question bank", () => {
  for (const subject of questionBank) {
    test(`${subject.id} has twelve questions with four different answers each`, () => {
      assert.equal(subject.questions.length, 12);
      assert.equal(new Set(subject.questions.map(({ prompt }) => prompt)).size, 12);
      for (const question of subject.questions) {
        assert.equal(new Set(question.options).size, 4, question.id);
        assert.ok(question.right >= 0 && question.right < 4, question.id);
      }
      assert.ok(new Set(subject.questions.map(({ topic }) => topic)).size >= 3);
      assert.ok(new Set(subject.questions.map(({ right }) => right)).size >= 3, "the right answer is not always in the same place");
    });
  }

  const asked: [words: string, subject: string][] = [
    ["a dmv practice test website to practice for the driver's license exam", "driving"],
    ["a quiz about python", "python"],
    ["an online learning platform for data science", "data-science"],
    ["a quiz app", "general"],
    ["a space quiz for our club", "space"],
    ["flashcards about space", "space"],
    ["a storage list with space for notes and a quiz", "general"],
    ["a quiz with a beige background and art deco colors", "general"],
  ];
  for (const [words, subject] of asked) {
    test(`takes ${subject} for "${words}"`, () => {
      assert.equal(subjectFor({ words: "", prompt: words, title: "" }).id, subject);
    });
  }
});

describe("the topic of a quiz", () => {
  const topics: [prompt: string, topic: string | null][] = [
    ["seven times table quiz", "seven times table"],
    ["Make a quiz for my year 6 geography class on volcanoes, 8 questions", "volcanoes"],
    ["Spanish verbs flashcards", "Spanish verbs"],
    ["flashcards for wood joints", "wood joints"],
    ["I want a quiz on knots for our scouts", "knots"],
    ["A quiz about capital cities", null],
    ["a fun multiple choice quiz", null],
    ["my daughter's quiz", null],
    ["flashcards for kids", null],
    ["history quiz", null],
  ];
  for (const [prompt, topic] of topics) test(`is ${topic} in "${prompt}"`, () => assert.equal(unknownTopicIn(prompt), topic));
});
