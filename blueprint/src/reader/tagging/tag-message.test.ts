// The fitted tagger on messages that it was not fitted to.
import assert from "node:assert/strict";
import { test } from "node:test";
import { quote, sentencesOf } from "../text/token.ts";
import { isOtherKind } from "./is-other-kind.ts";
import { tagMessage } from "./tag-message.ts";
import type { Mark } from "./tagger.ts";

/** The parts of a text with one mark, as written. */
function saidIn(text: string, mark: Mark): string[] {
  return tagMessage(sentencesOf(text)).parts.flatMap((part) => (part.mark === mark ? [quote(text, part.tokens)] : []));
}

test("details are found in a list and in a story", () => {
  assert.deepEqual(saidIn("sauna log, minutes, temperature and who was in", "F"), ["minutes", "temperature", "who was in"]);
  const story =
    "My uncle had a stroke and three of us take turns sitting with him. Whoever leaves should write what he drank, whether he slept and how he seemed.";
  assert.deepEqual(saidIn(story, "F"), ["what he drank", "whether he slept", "how he seemed"]);
});

test("a wish, a figure and a fact are no details", () => {
  const text = "Lend my ladders to the street: who has it and when it's back. Remind me after two weeks. No more than 3 at once.";
  assert.deepEqual(saidIn(text, "F"), ["who has it", "when it's back"]);
  assert.deepEqual(saidIn(text, "W").slice(0, 1), ["Remind me after two weeks"]);
});

test("the kind of a message is found by all of it", () => {
  const kindOf = (text: string): string => tagMessage(sentencesOf(text)).kind;
  assert.equal(kindOf("A website for a man who sharpens scythes, with his prices and where to find him"), "site");
  assert.equal(kindOf("stopwatch with laps for rowing"), "tool");
  assert.equal(kindOf("An app that tells me who is going to phone me tomorrow"), "impossible");
});

test("a weak draft without anything of a game is none, and a list is one of rows", () => {
  const isOther = (text: string, kinds: readonly "quiz"[], statedFields = 0): boolean => {
    const features = kinds.map((kind) => ({ kind }));
    return isOtherKind(tagMessage(sentencesOf(text)), {
      blueprint: { kind: "tool", features },
      subjects: [{ template: null, statedFields }],
    });
  };
  assert.ok(isOther("Quiz about bridges with eight questions", []));
  assert.ok(!isOther("Quiz about bridges with eight questions", ["quiz"]));
  assert.ok(!isOther("Quiz about bridges with eight questions", [], 3));
  assert.ok(!isOther("list of my scarves with colour and wool", []));
});

test("the parts of a text without words are none, and a very long text is read up to a limit", () => {
  assert.deepEqual(tagMessage(sentencesOf("")).parts, []);
  const long = sentencesOf("I need a list of jars with size, lid and label. ".repeat(90));
  assert.ok(tagMessage(long).wished.size <= 600);
  assert.equal(tagMessage(long), tagMessage(long));
});
