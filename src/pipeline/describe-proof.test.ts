import assert from "node:assert/strict";
import { test } from "node:test";
import type { Plan } from "../domain/models/generation/generator.ts";
import { describeProof } from "./describe-proof.ts";
import type { TryOutput } from "./outputs.ts";

const check = (id: string, phrase: string | null): TryOutput["checks"][number] => ({
  id,
  title: id,
  phrase,
  viewport: "desktop",
  passed: true,
  milliseconds: 1,
  failure: null,
});

const plan: Plan = {
  title: "Stock",
  reply: "",
  design: {},
  checks: [],
  understood: [
    { phrase: "what is low", checks: [] },
    { phrase: "search", checks: ["search-product"] },
  ],
  notUnderstood: [],
};

test("a check has the phrase that it proves, and not one that it only comes from", () => {
  const tried: TryOutput = {
    files: null,
    browser: "Chromium",
    reason: null,
    types: "passed",
    confinement: "none",
    limits: [],
    checks: [
      check("browse-product", "what is low"),
      check("search-product", "search"),
      check("colours", "warm colours"),
      check("scheme", null),
    ],
    screenshots: [],
    accessibility: { engine: "axe", rulesPassed: 1, findings: 0 },
  };
  const { checks, understood } = describeProof(plan, tried);
  assert.deepEqual(
    checks.map(({ phrase }) => phrase),
    [null, "search", "warm colours", null],
  );
  assert.deepEqual(
    understood.map(({ outcome }) => outcome),
    ["not tried", "proven"],
  );
});
