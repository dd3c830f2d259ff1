import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { questionBank, subjectFor } from "./question-bank.ts";

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
    ["a quiz with a beige background and art deco colors", "general"],
  ];
  for (const [words, subject] of asked) {
    test(`takes ${subject} for "${words}"`, () => {
      assert.equal(subjectFor({ words: "", prompt: words, title: "" }).id, subject);
    });
  }
});
