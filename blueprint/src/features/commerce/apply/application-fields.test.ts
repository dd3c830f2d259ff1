import assert from "node:assert/strict";
import { test } from "node:test";
import { applicationFields } from "./application-fields.ts";

const labels = (thing: string): string[] => applicationFields(thing).map(({ label }) => label);

test("an application asks for what suits the thing", () => {
  assert.ok(labels("internship").includes("Résumé"));
  assert.ok(labels("leave").includes("First day"));
  assert.ok(labels("grant").includes("Amount applied for"));
  assert.deepEqual(labels("something else"), ["Phone", "Your statement"]);
});
