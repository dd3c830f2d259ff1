import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { AcceptanceCheck } from "../schema/check.ts";
import { everything } from "../examples/everything.ts";
import { invoices } from "../examples/invoices.ts";
import { recipeBox } from "../examples/recipe-box.ts";
import { planChecks } from "./plan-checks.ts";

for (const blueprint of [recipeBox, invoices, everything]) {
  describe(`the checks of ${blueprint.slug}`, () => {
    const checks = planChecks(blueprint);

    test("are checks, each with an id of its own, the same every time", () => {
      for (const check of checks) assert.deepEqual(AcceptanceCheck.parse(check), check);
      assert.equal(new Set(checks.map((check) => check.id)).size, checks.length);
      assert.deepEqual(planChecks(structuredClone(blueprint)), checks);
    });

    test("prove every capability", () => {
      const proven = new Set(checks.flatMap((check) => [check.capability, ...(check.also ?? [])]));
      assert.deepEqual(
        blueprint.capabilities.filter((capability) => !proven.has(capability.id)),
        [],
      );
    });

    test("answer in the prompt's words", () => {
      const phrases = new Set(checks.map((check) => check.phrase));
      for (const { phrase } of blueprint.capabilities) assert.ok(phrase === null || phrases.has(phrase), `${phrase} has no check`);
    });

    test("begin with a visit and end with something seen", () => {
      for (const { steps, id } of checks) {
        assert.equal(steps[0]?.do, "open", id);
        assert.match(steps.at(-1)?.do ?? "", /^expect/, id);
      }
    });
  });
}

test("two things to keep cost at most sixteen checks", () => {
  assert.ok(planChecks(recipeBox).length <= 16);
  assert.ok(planChecks(invoices).length <= 16);
});

test("named colours are looked at", () => {
  const colours = planChecks(invoices).find((check) => check.id === "colours");
  assert.deepEqual(
    colours?.steps.flatMap((step) => (step.do === "expectColour" ? [step.equals] : [])),
    ["#fffff0", "#008080", "#008080"],
  );
  assert.equal(colours?.phrase, "ivory, teal");
});
