import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { readSketchAnswer } from "./read-sketch-answer.ts";
import { sketchInstructions } from "./sketch-instructions.ts";

const CHARACTERS_PER_TOKEN = 3;

test("the example of the instructions is a whole sketch: all of it is built, but the wish that it calls unbuilt", async () => {
  const instructions = sketchInstructions(128_000);
  const example: unknown = JSON.parse(readFileSync(new URL("./example.json", import.meta.url), "utf8"));
  assert.ok(instructions.includes(JSON.stringify(example)));
  const prompt = /^"(.*)" becomes/m.exec(instructions)?.[1] ?? "";
  const read = await readSketchAnswer({ value: example, prompt });
  assert.ok("result" in read);
  assert.deepEqual(read.leftOut, []);
  assert.deepEqual(
    read.result.blueprint.entities.flatMap(({ fields }) =>
      fields.flatMap(({ transitions = [] }) => transitions.map(({ effects = [] }) => effects.length)),
    ),
    [1, 3, 0],
  );
  assert.deepEqual(read.result.notUnderstood, ["Customers get a text when it is ready"]);
});

test("the instructions leave room for a request and its sketch, also in a small window, and have no gaps", () => {
  for (const [window, most] of [
    [128_000, 10_400],
    [4_000, 2_600],
  ] as const) {
    const instructions = sketchInstructions(window);
    assert.doesNotMatch(instructions, /\{\{|undefined/);
    assert.ok(instructions.length < most, `${instructions.length} characters`);
    assert.ok(instructions.length / CHARACTERS_PER_TOKEN < window / 4, `${window}`);
  }
});
