import assert from "node:assert/strict";
import { test } from "node:test";
import { changeBlueprint } from "../../changes/change-blueprint.ts";
import { readPrompt } from "../../reader/read-prompt.ts";
import type { AcceptanceCheck, CheckStep } from "../../schema/check.ts";
import { planChecks } from "../plan-checks.ts";

const reading = readPrompt({ text: "A recipe box with ratings and a shopping list, export to CSV", answers: [] });
assert.ok(reading.outcome === "blueprint");
const before = reading.blueprint;

function checkAfter(message: string, id: string): AcceptanceCheck {
  const change = changeBlueprint(before, message);
  assert.ok(change.outcome === "changed", change.reply);
  const check = planChecks(change.blueprint, before).find((one) => one.id === id);
  assert.ok(check, `no check ${id} after: ${message}`);
  return check;
}

const hidden = (steps: readonly CheckStep[]): string[] =>
  steps.flatMap((step) => (step.do === "expectHidden" ? [step.target.label ?? step.target.name ?? step.target.text ?? ""] : []));

/** message, the id of what is gone, what is checked to be gone */
const removals: readonly (readonly [string, string, string])[] = [
  ["remove the servings", "-recipe.servings", "Servings"],
  ["remove search", "-search-recipe", "Search recipes"],
  ["remove the filter by cuisine", "-filter-recipe-cuisine", "Filter by cuisine"],
  ["remove the charts", "-chart-recipe-cuisine", "Recipes by cuisine"],
  ["remove the shopping list page", "-shopping-item", "Shopping list"],
  ["don't let me edit recipes", "-edit-recipe", "Edit"],
  ["don't let me delete recipes", "-delete-recipe", "Delete"],
  ["remove adding recipes", "-add-recipe", "Add recipe"],
  ["remove the export", "-export-recipe-csv", "Export CSV"],
  ["remove the add to shopping list button", "-send-recipe-shopping-item", "Add to shopping list"],
];

for (const [message, id, name] of removals) {
  test(`what is removed is checked to be gone, in a place that is seen to be there: ${message}`, () => {
    const check = checkAfter(message, "gone");
    assert.ok(check.also?.includes(id), `${check.also?.join(" ")}`);
    assert.ok(hidden(check.steps).includes(name), hidden(check.steps).join(", "));
    check.steps.forEach((step, at) => {
      if (step.do === "expectHidden") assert.match(check.steps[at - 1]?.do ?? "", /^expect/);
    });
  });
}

test("what another field is called now cannot be checked to be gone, and is not claimed to be", () => {
  const change = changeBlueprint(before, "replace the servings with a portions field and rename portions to servings");
  assert.ok(change.outcome === "changed");
  const check = planChecks(change.blueprint, before).find((one) => one.id === "gone");
  assert.ok(!check?.also?.includes("-recipe.servings"));
});

test("new values of a choice are chosen", () => {
  const check = checkAfter("add Georgian and Greek to the cuisines", "new-values");
  assert.deepEqual(check.also, ["recipe.cuisine=Georgian", "recipe.cuisine=Greek"]);
  assert.deepEqual(
    check.steps.flatMap((step) => (step.do === "select" ? [step.option] : [])),
    ["Georgian", "Greek"],
  );
});

test("a new app and one that lost nothing have no such checks", () => {
  for (const checks of [planChecks(before), planChecks(before, before)])
    assert.ok(checks.every(({ id }) => id !== "gone" && id !== "new-values"));
});
