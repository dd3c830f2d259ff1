import assert from "node:assert/strict";
import { test } from "node:test";
import { restoredWords } from "./restored-words.ts";

test("says that the site is back, and where it is when its addresses were taken", () => {
  const address = "http://recipes.apps.test";
  assert.equal(restoredWords("Recipes", { address, lostAddresses: [] }), "Recipes is back, and its site is online again.");
  assert.equal(restoredWords("Recipes", { address: null, lostAddresses: [] }), "Recipes is back.");
  assert.equal(
    restoredWords("Recipes", { address, lostAddresses: ["http://cook.apps.test"] }),
    "Recipes is back. cook.apps.test was taken by another site meanwhile. Its site is now at recipes.apps.test.",
  );
  assert.match(
    restoredWords("Recipes", { address, lostAddresses: ["http://a.apps.test", "http://b.apps.test"] }),
    /a\.apps\.test and b\.apps\.test were taken/,
  );
});
