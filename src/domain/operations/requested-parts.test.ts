import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProofPhrase } from "./proof.ts";
import { countRequests, requestedParts } from "./requested-parts.ts";

const understood: ProofPhrase[] = [
  { phrase: "recipe box", checks: ["add-recipe"], outcome: "proven" },
  { phrase: "rounded corners", checks: [], outcome: "not tried" },
  { phrase: "voice search", checks: [], outcome: "not built" },
];

test("every part of the prompt is counted once, by what became of it", () => {
  const proof = { understood, notBuilt: ["voice search", "a hologram"] };
  assert.deepEqual(countRequests(proof), { proven: 1, notProven: 1, notBuilt: 2 });
  assert.deepEqual(
    requestedParts(proof).map(({ phrase }) => phrase),
    ["recipe box", "rounded corners", "voice search", "a hologram"],
  );
});
