import assert from "node:assert/strict";
import { test } from "node:test";
import { costWords } from "./cost-words.ts";

test("a build's cost is said in credits, and in dollars to those who may see them", () => {
  assert.equal(costWords({ creditsSpent: 1, dollars: null }), "1 credit");
  assert.equal(costWords({ creditsSpent: 2, dollars: 0 }), "2 credits");
  assert.equal(costWords({ creditsSpent: 1_179, dollars: 11.786 }), "1,179 credits (US$ 11.79)");
  assert.equal(costWords({ creditsSpent: 1, dollars: 0.004_321 }), "1 credit (US$ 0.0043)");
});
