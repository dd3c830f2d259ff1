import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import { test } from "node:test";
import { knownModels } from "./known-models.ts";
import { hasPublishedPrices, PRICE_SOURCE, publishedModel } from "./price-table.ts";

const server = (baseUrl: string) => ({ kind: "compatible", baseUrl }) as const;

test("The date of the prices belongs to the version that is installed", () => {
  const manifest = path.join(import.meta.dirname, "../../../../package.json");
  const { dependencies } = JSON.parse(readFileSync(manifest, "utf8"));
  assert.equal(dependencies[PRICE_SOURCE.name], PRICE_SOURCE.version, "look up the release's date, and set both");
});

test("A cloud's model has its published price, also by a dated name", () => {
  const { name, price } = publishedModel({ kind: "anthropic", baseUrl: null }, "claude-haiku-4-5-20251001") ?? assert.fail();
  assert.deepEqual([name, price], ["Claude Haiku 4.5", { input: 1, cachedInput: 0.1, cacheWrite: 1.25, output: 5 }]);
});

test("A price in tiers is that of requests of ordinary length", () => {
  assert.deepEqual(publishedModel({ kind: "anthropic", baseUrl: null }, "claude-sonnet-4-5")?.price, {
    input: 3,
    cachedInput: 0.3,
    cacheWrite: 3.75,
    output: 15,
  });
});

test("A model that nobody published, or of a server of one's own, has no price", () => {
  assert.equal(publishedModel({ kind: "openai", baseUrl: null }, "gpt-of-tomorrow"), null);
  for (const own of ["http://localhost:11434/v1", "http://192.168.1.20:1234/v1", "https://models.example.com/v1"]) {
    assert.equal(publishedModel(server(own), "gpt-5"), null, own);
    assert.equal(hasPublishedPrices(server(own)), false, own);
  }
});

test("A well-known service with OpenAI's protocol is recognised by its address", () => {
  const router = server("https://openrouter.ai/api/v1");
  assert.equal(hasPublishedPrices(router), true);
  assert.ok((publishedModel(router, "anthropic/claude-sonnet-4.5")?.price.output ?? 0) > 1);
});

test("Every cloud offers models with prices when only its key is set, the least expensive first", () => {
  for (const kind of ["anthropic", "openai", "google"] as const) {
    const outputs = knownModels(kind).map(({ price }) => price.output);
    assert.ok(outputs.length >= 3, kind);
    assert.deepEqual(
      outputs,
      outputs.toSorted((one, other) => one - other),
      kind,
    );
  }
});
