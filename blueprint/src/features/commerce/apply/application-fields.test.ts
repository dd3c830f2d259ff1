import assert from "node:assert/strict";
import { test } from "node:test";
import { textIn } from "../../../project/words/say.ts";
import { wordsIn } from "../../../project/words/words-in.ts";
import { applicationFields } from "./application-fields.ts";

const labels = (thing: string): string[] => applicationFields(thing).map(({ label }) => textIn(label, wordsIn("en")));

test("an application asks for what suits the thing", () => {
  assert.ok(labels("internship").includes("Résumé"));
  assert.ok(labels("leave").includes("First day"));
  assert.ok(labels("grant").includes("Amount applied for"));
  assert.deepEqual(labels("something else"), ["Phone", "Your statement"]);
});
