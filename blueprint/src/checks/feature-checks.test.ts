import assert from "node:assert/strict";
import { test } from "node:test";
import { readPrompt } from "../reader/read-prompt.ts";
import { planChecks } from "./plan-checks.ts";

test("the check of a feature opens the page that has it, also where rows have a page of the same name", () => {
  const reading = readPrompt({ text: "A habit log with goals. Set a goal for each week.", answers: [] });
  assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
  const { blueprint } = reading;
  assert.ok(blueprint.entities.some(({ id }) => id === "goal"));
  const page = blueprint.pages.find(({ sections }) =>
    sections.some((section) => section.kind === "feature" && section.feature === "goal-feature"),
  );
  const check = planChecks(blueprint).find(({ title }) => title.startsWith("Goals can be set"));
  assert.deepEqual(check?.steps[0], { do: "open", path: page?.path });
});
