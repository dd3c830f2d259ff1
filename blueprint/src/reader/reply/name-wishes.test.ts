import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";
import { nameWishes } from "./name-wishes.ts";

const text = "A list of kettles with maker and year. Text me when one has been there for a month.";
const wish = "Text me when one has been there for a month";

test("a sure wish of which nothing is said is not built, and one that was understood or named is not said twice", () => {
  const reading = readPrompt({ text: "A list of kettles with maker and year", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const missingOf = (understood: string[], notUnderstood: string[], answers: string[] = []): string[] => {
    const said = { ...reading, understood: understood.map((phrase) => ({ phrase, became: ["kettle"] })), notUnderstood };
    const named = nameWishes(said, [text, ...answers]);
    return named.outcome === "blueprint" ? named.notUnderstood : [];
  };
  assert.deepEqual(missingOf(["kettles", "maker"], []), [wish]);
  assert.deepEqual(missingOf(["kettles", "Text me"], []), []);
  assert.deepEqual(missingOf(["kettles"], [wish]), [wish]);
  assert.deepEqual(missingOf(["kettles"], [], ["A list of kettles"]), []);
});
