import assert from "node:assert/strict";
import { test } from "node:test";
import { pageLanguage } from "./page-language.ts";

test("a page is sent in the language that the browser prefers of those that were built", () => {
  for (const [accepted, language] of [
    ["de", "de"],
    ["de-AT,de;q=0.9,en;q=0.8", "de"],
    ["en-GB,en;q=0.9,de;q=0.8", "en"],
    ["fr,pt-BR;q=0.8,de;q=0.9", "de"],
    ["fr, pt-br;q=0.8", "pt-BR"],
    ["den", "en"],
    ["de;q=0, fr", "en"],
    ["*", "en"],
    ["", "en"],
    [undefined, "en"],
  ] as const)
    assert.equal(pageLanguage(accepted, ["en", "de", "pt-BR"]), language, accepted);
  assert.equal(pageLanguage("de", ["en"]), "en");
});
