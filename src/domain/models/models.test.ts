import assert from "node:assert/strict";
import { test } from "node:test";
import { ServiceError } from "../errors.ts";
import type { Model } from "./models.ts";
import { chooseModel, modelLocked, BUILT_IN_MODELS } from "./models.ts";

const better: Model = {
  id: "writer-2",
  name: "Writer 2",
  provider: "house",
  category: "paid",
  minPlan: "pro",
  multiplier: 4,
  contextWindow: 200_000,
  budgetCredits: 210,
};
const models = [...BUILT_IN_MODELS, better];

const refusal = (plan: "free" | "pro", wanted: string) => {
  try {
    chooseModel({ models, plan, wanted });
  } catch (error) {
    return error instanceof ServiceError ? { kind: error.kind, facts: error.facts } : error;
  }
  return "not refused";
};

test("auto, and no model at all, is the best model that the plan includes", () => {
  assert.equal(chooseModel({ models, plan: "free", wanted: "auto" }).id, "blueprint");
  assert.equal(chooseModel({ models, plan: "builder", wanted: null }).id, "blueprint");
  assert.equal(chooseModel({ models, plan: "business", wanted: "auto" }).id, "writer-2");
});

test("a model is named by its plain id or with its provider", () => {
  assert.equal(chooseModel({ models, plan: "pro", wanted: "writer-2" }), better);
  assert.equal(chooseModel({ models, plan: "pro", wanted: "house/writer-2" }), better);
});

test("an unknown model is invalid, one above the plan is locked and names the plan that unlocks it and what there is to spend", () => {
  assert.deepEqual(refusal("pro", "writer-3"), { kind: "invalid_input", facts: { field: "model" } });
  assert.deepEqual(refusal("pro", "atelier/writer-2"), { kind: "invalid_input", facts: { field: "model" } });
  assert.equal(chooseModel({ models, plan: "free", wanted: "writer-2" }), better);
  const many = Array.from({ length: 30 }, (_, index) => ({ ...better, id: `writer-${index}` }));
  assert.throws(
    () => chooseModel({ models: many, plan: "pro", wanted: "gpt" }),
    /one of writer-0, .*writer-19, or another of GET \/models\.$/,
  );
  const { kind, facts } = modelLocked(better, { plan: "free", balance: 100 });
  assert.deepEqual({ kind, facts }, { kind: "model_locked", facts: { model: "writer-2", unlockedBy: "pro", balance: 100, required: 25 } });
});
