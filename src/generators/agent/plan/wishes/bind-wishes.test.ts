import assert from "node:assert/strict";
import { test } from "node:test";
import type { AcceptanceCheck } from "@atelier/blueprint";
import type { Plan } from "../../../../domain/models/generation/generator.ts";
import { type Account, bindWishes, unaccounted, withoutChecks } from "./bind-wishes.ts";

const wishes = [
  { id: "w1", phrase: "undo" },
  { id: "w2", phrase: "a clock for both sides" },
  { id: "w3", phrase: "looks like wood" },
  { id: "w4", phrase: "play against friends online" },
];
const check = (id: string, phrase: string | null = null): AcceptanceCheck => ({
  id,
  title: `The promise ${id}`,
  capability: null,
  phrase,
  viewport: "desktop",
  steps: [{ do: "reload" }],
});
const account = (said: Partial<Account>): Account => ({ proves: [], unchecked: [], notBuilt: [], ...said });

test("every wish is proven by the checks that name it, built without a check, or not built, with the reason", () => {
  const said = account({
    proves: [
      { check: "take-back", wishes: ["w1"] },
      { check: "clocks", wishes: ["w2", "w1"] },
    ],
    unchecked: ["w3"],
    notBuilt: [{ wish: "w4", why: "there is no server" }],
  });
  const checks = [check("take-back"), check("clocks")];
  assert.deepEqual(unaccounted(wishes, said, checks), []);
  assert.deepEqual(bindWishes(wishes, said, checks), {
    understood: [
      { phrase: "undo", checks: ["take-back", "clocks"] },
      { phrase: "a clock for both sides", checks: ["clocks"] },
      { phrase: "looks like wood", checks: [] },
    ],
    notUnderstood: ["play against friends online: there is no server"],
  });
});

test("a check that names no wish proves the one that its phrase speaks of, whatever its article and case", () => {
  const checks = [check("clocks", "The clock for both sides."), check("other", "clocks")];
  const said = account({ proves: checks.map(({ id }) => ({ check: id, wishes: [] })) });
  assert.deepEqual(
    unaccounted(wishes, said, checks).map(({ id }) => id),
    ["w1", "w3", "w4"],
  );
  assert.deepEqual(bindWishes(wishes, said, checks).understood[1], { phrase: "a clock for both sides", checks: ["clocks"] });
  // A check that was there before proves only what the plan says.
  assert.deepEqual(bindWishes(wishes, account({}), checks).understood[1]?.checks, []);
});

test("a check that names its wishes proves no others, and a wish that is proven is not also unbuilt", () => {
  const said = account({ proves: [{ check: "clocks", wishes: ["w2"] }], notBuilt: [{ wish: "w2", why: "too hard" }] });
  const bound = bindWishes(wishes, said, [check("clocks", "undo")]);
  assert.deepEqual(
    bound.understood.map(({ checks }) => checks),
    [[], ["clocks"], [], []],
  );
  assert.deepEqual(bound.notUnderstood, []);
});

test("without the checks that fail, a wish is unproven, or not built if it had no other", () => {
  const plan: Plan = {
    title: "Chess",
    reply: "",
    design: {},
    checks: [check("take-back"), check("clocks"), check("extra", "a bonus")],
    understood: [
      { phrase: "undo", checks: ["take-back"] },
      { phrase: "clock", checks: ["take-back", "clocks"] },
      { phrase: "wood", checks: [] },
    ],
    notUnderstood: ["online"],
  };
  assert.deepEqual(withoutChecks(plan, new Set(["take-back", "extra"])), {
    understood: [
      { phrase: "clock", checks: [] },
      { phrase: "wood", checks: [] },
    ],
    notUnderstood: ["online", "undo", "a bonus"],
  });
});
