import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../read-prompt.ts";
import { doubtPhrases } from "./doubt-phrases.ts";
import { unfulfilledWords } from "./unfulfilled-words.ts";

const text = "Logs for sale: £95 a bag, £2 a mile for delivery. Customers give name, address and how many bags";

test("a price of which a field was made is built and not proven, and a field that is one is proven", () => {
  const reading = readPrompt({ text: "a list of orders with address and mile", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const [entity] = reading.blueprint.entities;
  const became = ["address", "mile"].map((id) => `${entity?.id}.${id}`);
  assert.ok(entity?.fields.some(({ id }) => id === "mile"));
  const understood = [
    { phrase: "£2 a mile", became: became.slice(1) },
    { phrase: "address", became: became.slice(0, 1) },
  ];
  const doubted = doubtPhrases({ ...reading, understood }, text);
  assert.ok(doubted.outcome === "blueprint");
  assert.deepEqual(
    doubted.understood.map(({ isDoubted }) => isDoubted),
    [true, undefined],
  );
  assert.deepEqual(
    doubted.understood.map((one) => unfulfilledWords(doubted.blueprint, one).length),
    [1, 0],
  );
});
