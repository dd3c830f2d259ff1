import assert from "node:assert/strict";
import { test } from "node:test";
import { describeLimits, talkLimits } from "./limits.ts";

test("a large window is not filled, and a small one holds what is sent and what is answered", () => {
  const large = talkLimits(1_000_000, 8_000);
  assert.deepEqual(large, { characters: 240_000, outputTokens: 32_000, resultCharacters: 56_000 });
  for (const contextWindow of [8_000, 16_000, 32_000, 128_000]) {
    const { characters, outputTokens, resultCharacters } = talkLimits(contextWindow, 9_000);
    assert.ok(outputTokens <= 16_000 && outputTokens <= contextWindow * 0.35, `${outputTokens} tokens`);
    assert.ok(characters + 9_000 + outputTokens * 3 <= contextWindow * 3 || characters === 6_000, `${characters} characters`);
    assert.ok(resultCharacters < characters / 2);
  }
});

test("the model is told every limit in numbers", () => {
  const said = describeLimits(talkLimits(200_000, 8_000));
  for (const words of ["32,000 tokens", "200 tools", "56,000 characters", "240,000 characters", "4,500 for each picture"])
    assert.ok(said.includes(words), words);
});
