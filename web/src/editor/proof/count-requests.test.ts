import assert from "node:assert/strict";
import { test } from "node:test";
import { countRequests } from "./count-requests.ts";

test("counts what is proven, what no check covers, and what was not built, each phrase once", () => {
  const understood = [
    { phrase: "recipe box", checks: ["add-recipe"], outcome: "proven" },
    { phrase: "rounded corners", checks: [], outcome: "not tried" },
    { phrase: "voice search", checks: [], outcome: "not built" },
  ] as const;
  const proof = {
    understood: understood.map((part) => ({ ...part, checks: [...part.checks] })),
    notBuilt: ["voice search", "a hologram"],
    checks: [],
  };
  assert.deepEqual(countRequests(proof), { proven: 1, notTested: 1, notBuilt: 2 });
});
