import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../read-prompt.ts";
import { splitRights } from "./split-rights.ts";

const limited: readonly (readonly [text: string, rights: readonly string[], rest: string])[] = [
  [
    "Rope log with rope, length, state. Crew may only change state, only I (the rigger) can close or delete. Total length please",
    ["Crew may only change state", "only I (the rigger) can close or delete"],
    "Rope log with rope, length, state. Total length please",
  ],
  ["Pupils should only see their own marks, I see all of them", ["Pupils should only see their own marks", "I see all of them"], ""],
  ["A spares list that only the fitter can edit", ["that only the fitter can edit"], "A spares list"],
  [
    "Callout log: site, fault, time. Wardens see only their own site.",
    ["Wardens see only their own site"],
    "Callout log: site, fault, time.",
  ],
];
for (const [text, rights, rest] of limited)
  test(`what only some people may do: ${text}`, () => {
    const split = splitRights(text);
    // A text of nothing else stays as it is.
    assert.deepEqual([split.rights, split.rest], rest === "" ? [[], text] : [rights, rest]);
  });

for (const text of [
  "A list of tools where I can delete tools",
  "Only show what is due",
  "A poll where each person can vote only once",
  "A log that only needs a date",
  "Only signed in people can post",
])
  test(`no right of anybody: ${text}`, () => {
    assert.deepEqual(splitRights(text), { rest: text, rights: [] });
  });

test("what only some may do is missing as a whole, and nothing of it is built", () => {
  const reading = readPrompt({ text: "Rope log with rope, length, state. Only the rigger can delete.", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  assert.deepEqual(reading.notUnderstood, ["Only the rigger can delete"]);
  assert.ok(reading.understood.every(({ phrase }) => !phrase.includes("delete")));
});
