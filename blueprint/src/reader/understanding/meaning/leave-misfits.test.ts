import assert from "node:assert/strict";
import { test } from "node:test";
import { interpretPrompt } from "../../interpret-prompt.ts";

function labelsOf(text: string, many: string): string[] | undefined {
  const found = interpretPrompt({ text, answers: [] });
  assert.ok(found.outcome === "draft", text);
  return found.draft.blueprint.entities.find(({ name }) => name.many === many)?.fields.map(({ label }) => label);
}

test("a noun that means something of another trade brings nothing of that", () => {
  assert.deepEqual(labelsOf("Milk round planner with 90 houses, two vans and empty bottles", "houses"), ["Name", "Date", "Notes"]);
});

test("in its own trade it brings what is known of it", () => {
  assert.ok(labelsOf("landlord with flats, tenants and rent paid", "flats")?.includes("Rent"));
});
