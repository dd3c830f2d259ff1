import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";
import { tidyAccount } from "./tidy-account.ts";

function accountOf(understood: readonly string[], notUnderstood: readonly string[]): { understood: string[]; missing: readonly string[] } {
  const read = readPrompt({ text: "A list of boats with berth", answers: [] });
  assert.ok(read.outcome === "blueprint");
  const phrases = understood.map((phrase) => ({ phrase, became: [] }));
  const typed = ["Make me a list of boats, berth, when last painted, and print"];
  const tidy = tidyAccount({ ...read, understood: phrases, notUnderstood: [...notUnderstood] }, typed);
  assert.ok(tidy.outcome === "blueprint");
  return { understood: tidy.understood.map(({ phrase }) => phrase), missing: tidy.notUnderstood };
}

test("marks alone and words that only ask are no phrases", () =>
  assert.deepEqual(accountOf([",", "make me a", "when", "berth", ""], ["know", "see", "log for our"]), {
    understood: ["when", "berth", ""],
    missing: [],
  }));

test("what was understood is not missing too", () =>
  assert.deepEqual(
    accountOf(["boats", "berth", "last painted"], ["list of my boats with berth, last painted, sorted by mast height"]).missing,
    ["sorted by mast height"],
  ));

test("a phrase of which nothing was understood stays whole", () =>
  assert.deepEqual(accountOf(["berth"], ["print a certificate for the harbour", "berthing"]).missing, [
    "print a certificate for the harbour",
    "berthing",
  ]));

test("what is added to a kind of app is no wish of the person", () => {
  const reading = readPrompt({ text: "visitor book for our mill", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(
    reading.understood.map(({ phrase }) => phrase),
    ["visitors"],
  );
});
