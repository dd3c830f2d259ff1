import assert from "node:assert/strict";
import { test } from "node:test";
import { addFeature } from "../features/definition/add-feature.ts";
import { readPrompt } from "../reader/read-prompt.ts";
import { planChecks } from "./plan-checks.ts";

test("the check of a feature opens the page that has it, also where rows have a page of the same name", () => {
  const reading = readPrompt({ text: "A list of timers with name and date", answers: [] });
  assert.ok(reading.outcome === "blueprint", JSON.stringify(reading));
  assert.ok(reading.blueprint.entities.some(({ id }) => id === "timer"));
  const blueprint = addFeature(reading.blueprint, { kind: "timer", entity: null, phrase: null, words: "a timer" });
  assert.ok(blueprint !== null);
  const page = blueprint.pages.find(({ sections }) =>
    sections.some((section) => section.kind === "feature" && section.feature === "timer-feature"),
  );
  assert.ok(page !== undefined);
  const titles = new Set(planChecks(reading.blueprint).map(({ title }) => title));
  const added = planChecks(blueprint).find(({ title }) => !titles.has(title));
  assert.deepEqual(added?.steps[0], { do: "open", path: `/${page.id}` });
});

test("a list of what was asked for is the one on the page that has it, whatever the page is called", () => {
  const reading = readPrompt({ text: "A list of courses with name and date", answers: [] });
  assert.ok(reading.outcome === "blueprint");
  const blueprint = addFeature(reading.blueprint, { kind: "apply", entity: "course", phrase: null, words: "enrol in courses" });
  assert.ok(blueprint !== null);
  const pages = blueprint.pages.map((page) => (page.id === "my-enrolments" ? { ...page, id: "mine", title: "Mine" } : page));
  const steps = planChecks({ ...blueprint, pages }).flatMap((check) => (check.capability === "apply-course-enrolment" ? check.steps : []));
  const places = steps.flatMap((step) => {
    if (step.do === "open") return [step.path];
    return step.do === "click" && step.target.within?.role === "navigation" ? [step.target.name] : [];
  });
  assert.deepEqual(
    ["Mine", "My enrolments", "/my-enrolments"].map((place) => places.includes(place)),
    [true, false, false],
  );
});
