import assert from "node:assert/strict";
import { test } from "node:test";
import { draftedSketch } from "../../../examples/drafted-sketch.ts";
import { Blueprint, planChecks } from "../../../index.ts";

/** The ids of the checks of ways to log in for an action, and the steps of the first. */
function waysOf(action: object, access: object = { see: "everybody", change: "admin" }): { ids: string[]; steps: string } {
  const job = {
    one: "job",
    fields: [
      { label: "Name", type: "text" },
      { label: "Places", type: "number" },
    ],
    rows: [
      ["Welder", 2],
      ["Roofer", 1],
    ],
    access,
    actions: [{ verb: "Apply", effects: ["places -= 1"], ...action }],
  };
  const sketch = {
    title: "Jobs",
    kind: "community",
    roles: ["worker", { name: "clerk", by: "admin" }],
    things: [job],
    abilities: [
      { kind: "account", wish: "accounts" },
      { kind: "detail", thing: "job", wish: "pages" },
    ],
    pages: [{ title: "Jobs", sections: [{ thing: "job" }] }],
  };
  const blueprint = Blueprint.parse(draftedSketch("Jobs with accounts and pages", sketch).blueprint);
  const ways = planChecks(blueprint).filter(({ id }) => id.startsWith("way-"));
  return { ids: ways.map(({ id }) => id), steps: JSON.stringify(ways[0]?.steps) };
}

test("what strangers press and members alone do leads to the forms with a reason, and back", () => {
  for (const by of ["members", "worker"]) {
    const { ids, steps } = waysOf({ by });
    assert.deepEqual(ids, ["way-job-apply"], by);
    assert.match(steps, /"Log in to apply\.".*"Look around with a sample account".*"Welder"/);
  }
});

test("there is no such way where everybody does it, only staff do, or strangers do not see the rows", () => {
  assert.deepEqual(waysOf({}).ids, []);
  assert.deepEqual(waysOf({ by: ["clerk", "admin"] }).ids, []);
  assert.deepEqual(waysOf({ by: "members" }, { see: "members", change: "admin" }).ids, []);
  assert.deepEqual(waysOf({ by: "members", when: "places > 0" }).ids, []);
});
