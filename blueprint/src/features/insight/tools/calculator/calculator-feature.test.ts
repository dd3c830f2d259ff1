import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks } from "../../../../checks/plan-checks.ts";
import { writeProject } from "../../../../project/write-project.ts";
import { readPrompt } from "../../../../reader/read-prompt.ts";

test("calculators with names that every object has are left out", () => {
  const reading = readPrompt({ text: "A tip calculator", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const { blueprint } = reading;
  const named = (calculators: string[]) => ({
    ...blueprint,
    features: blueprint.features.map((feature) => (feature.kind === "calculator" ? { ...feature, calculators } : feature)),
  });
  assert.deepEqual([...writeProject(named(["constructor", "tip", "toString"])).keys()], [...writeProject(named(["tip"])).keys()]);
  assert.deepEqual(planChecks(named(["__proto__", "tip"])), planChecks(named(["tip"])));
});
