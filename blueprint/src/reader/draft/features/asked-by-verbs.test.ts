import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../../read-prompt.ts";

const study = "Please implement a study group website. Users can browse study groups and";
const table: readonly (readonly [prompt: string, features: readonly string[]])[] = [
  [`${study} join groups.`, ["apply-study-group-enrolment"]],
  [`${study} participate in project discussions.`, ["comment-study-group"]],
  [`${study} manage their own accounts.`, ["account"]],
  [`${study} save study groups for later.`, ["collect-study-group"]],
];
for (const [text, features] of table) {
  test(`builds what the verb asks for: ${text}`, () => {
    const reading = readPrompt({ text, answers: [] });
    assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
    assert.deepEqual(
      reading.blueprint.features.map(({ id }) => id),
      features,
    );
    assert.deepEqual(reading.notUnderstood, []);
  });
}
