import assert from "node:assert/strict";
import { test } from "node:test";
import { Reading } from "../../../schema/reading.ts";
import { readPrompt } from "../../read-prompt.ts";

const listed: readonly (readonly [text: string, title: string, names: string[], missing: string[]])[] = [
  [
    "Who waters the ferns: Eva, Jonas, Maria take turns every week",
    "Who Waters the Ferns",
    ["Eva", "Jonas", "Maria"],
    ["take turns every week"],
  ],
  ["laundry rota for Eva, Jonas and Ahmed", "Laundry", ["Eva", "Jonas", "Ahmed"], []],
  ["I want to see whose turn it is to walk the goat, Eva, Jonas and Maria", "Turns to Walk the Goat", ["Eva", "Jonas", "Maria"], []],
];
for (const [text, title, names, missing] of listed)
  test(`names of people are who can be chosen, and no fields: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    Reading.parse(reading);
    assert.ok(reading.outcome === "blueprint");
    const [rows] = reading.blueprint.entities;
    assert.deepEqual(
      rows?.fields.filter(({ label }) => names.includes(label)),
      [],
    );
    assert.deepEqual(rows?.fields.find(({ type }) => type === "choice")?.options, names);
    assert.deepEqual([reading.blueprint.title, reading.notUnderstood], [title, missing]);
  });

test("names that are drawn from stay what is drawn, and fields with capitals stay fields", () => {
  const drawn = readPrompt({ text: "random name picker: Eva, Jonas, Maria", answers: [] });
  assert.ok(drawn.outcome === "blueprint");
  assert.deepEqual(drawn.blueprint.features[0]?.["entries"], ["Eva", "Jonas", "Maria"]);
  const fields = readPrompt({ text: "A list of anvils: Name, Weight, Material", answers: [] });
  assert.ok(fields.outcome === "blueprint");
  assert.equal(fields.blueprint.entities[0]?.fields.length, 3);
});
