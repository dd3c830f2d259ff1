import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../examples/drafted-sketch.ts";
import { planChecks } from "../index.ts";

test("a row is not looked at for a name that its title says already", () => {
  const field = (label: string, type = "text", more: object = {}) => ({ label, type, ...more });
  const fields = [field("Prize", "reference", { of: "prize" }), field("Called", "text", { formula: "prize.name" }), field("Winner")];
  const { blueprint } = draftedSketch("Prizes that people win", {
    title: "Fair",
    kind: "tool",
    things: [
      { one: "prize", fields: [field("Name")], rows: [["Lucky mug"], ["Pennant"]] },
      { one: "win", fields, rows: [["Lucky mug", null, "Ada"]] },
    ],
    pages: [{ title: "Wins", sections: [{ thing: "win", as: "list" }] }],
  });
  const steps = JSON.stringify(planChecks(blueprint).find(({ id }) => id === "browse-win")?.steps);
  assert.match(steps, /"contains":"Winner Ada"/);
  assert.doesNotMatch(steps, /"listitem"[^}]*\},"text":"Lucky mug"\},"contains":"(?:Called )?Lucky mug"/);
});
