import assert from "node:assert/strict";
import { test } from "node:test";
import { shellOf } from "../../project/shell.ts";
import { withoutNames } from "./without-names.ts";
import { planChecks } from "../plan-checks.ts";

const look = { language: null, hue: 20, scheme: "dark", accent: "#0A7B5C", background: null } as const;
const blueprint = shellOf({ title: "Harbour Log", look });

test("what every app promises is checked without the names of its pages", () => {
  const checks = withoutNames(planChecks(blueprint), blueprint);
  assert.deepEqual(
    checks.map(({ id }) => id),
    ["wayfinding", "scheme", "colours"],
  );
  const steps = JSON.stringify(checks.map((check) => check.steps));
  assert.doesNotMatch(steps, /Harbour|Back to|Switch to|Page not found/);
  assert.match(steps, /expectNavigation[^]*switchScheme[^]*"background-color","equals":"#0a7b5c"/);
});

test("the checks of what the app does are kept as they are", () => {
  const own = {
    id: "wayfinding",
    title: "x",
    capability: "find-way",
    phrase: null,
    viewport: "desktop",
    steps: [{ do: "reload" }],
  } as const;
  assert.deepEqual(withoutNames([{ ...own, steps: [...own.steps] }], blueprint), [own]);
});
