import assert from "node:assert/strict";
import { test } from "node:test";
import { remainingWords } from "./remaining-words.ts";

test("says roughly how long a build will go on", () => {
  for (const [elapsed, usual, words] of [
    [0, 8_000, "About 8 s left"],
    [6_500, 8_000, "About 2 s left"],
    [0, 38_000, "About 40 s left"],
    [0, 58_000, "About 60 s left"],
    [10_000, 200_000, "About 4 min left"],
    [8_000, 8_000, "Done in a moment"],
    [12_000, 8_000, "Takes longer than usual, which is about 8 s"],
  ] as const)
    assert.equal(remainingWords(elapsed, usual), words, `${elapsed} of ${usual}`);
  assert.equal(remainingWords(1_000, null), null);
});
