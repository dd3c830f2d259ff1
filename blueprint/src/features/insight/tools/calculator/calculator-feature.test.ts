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

test("the check of the calculator with keys presses what they are called in the language of the app", () => {
  const reading = readPrompt({ text: "A simple calculator", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const named = (language: "en" | "de"): string[] =>
    planChecks({ ...reading.blueprint, language })
      .flatMap(({ capability, steps }) => (capability === "calculator" ? steps : []))
      .flatMap((step) =>
        "contains" in step && step.contains !== undefined ? [step.contains] : step.do === "click" ? [step.target.name ?? ""] : [],
      );
  assert.deepEqual(named("en"), ["7", "times", "6", "minus", "2", "equals", "40", "Clear", "10.5", "10.5"]);
  assert.deepEqual(named("de"), ["7", "mal", "6", "minus", "2", "gleich", "40", "Löschen", "10,5", "10,5"]);
});
