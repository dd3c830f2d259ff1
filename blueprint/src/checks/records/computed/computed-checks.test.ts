import assert from "node:assert/strict";
import { test } from "node:test";
import { Blueprint, draftSketch, planChecks, readSketch } from "../../../index.ts";

test("a check of a value that follows from a state does not enter the state, which only its buttons change", () => {
  const permit = {
    one: "permit",
    fields: [
      { label: "Holder", type: "text" },
      { label: "Hours", type: "number" },
      { label: "Stage", type: "choice", options: ["Filed", "Granted"], transitions: [{ verb: "Grant", from: ["Filed"], to: "Granted" }] },
      { label: "Fee", type: "money", unit: "EUR", formula: 'if(stage = "Granted", hours * 20, hours * 3)' },
    ],
    rows: [["Mill Lane market", 2, "Granted", null]],
  };
  const read = readSketch({ title: "Permits", kind: "tool", things: [permit], abilities: [], pages: [] });
  assert.ok("sketch" in read);
  const drafted = draftSketch("Keep permits with their fees", read.sketch);
  assert.ok(drafted !== null);
  const check = planChecks(Blueprint.parse(drafted.blueprint)).find(({ id }) => id === "computed-permit");
  assert.ok(check !== undefined);
  assert.doesNotMatch(JSON.stringify(check.steps), /Stage/);
  // Twelve hours of a permit that is only filed.
  assert.match(JSON.stringify(check.steps), /36/);
});
