import assert from "node:assert/strict";
import { test } from "node:test";
import { type Blueprint, readPrompt } from "../../index.ts";
import { expoLacks, writeExpoProject } from "../../project/files/expo/write-expo-project.ts";
import { describePart } from "./parts-of.ts";
import { unbuiltOnPhones } from "./unbuilt-on-phones.ts";

function blueprintOf(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading.blueprint;
}

test("what phones have is built whole", () => {
  const blueprint = blueprintOf("A to-do list");
  assert.deepEqual(unbuiltOnPhones(blueprint), { parts: [], blueprint });
});

test("a part that phones do not have is named, and the app is written without it", () => {
  const blueprint = blueprintOf("tennis ladder with challenges and results");
  const { parts, blueprint: kept } = unbuiltOnPhones(blueprint);
  assert.deepEqual(
    parts.map((id) => describePart(blueprint, id).called),
    ["the league table"],
  );
  assert.ok(kept !== null);
  assert.deepEqual(expoLacks(kept), []);
  assert.ok(writeExpoProject(kept).has("app/_layout.tsx"));
});

test("an app is not built for phones where the rest of it still needs what they do not have", () => {
  assert.equal(unbuiltOnPhones(blueprintOf("CV of Maria Lopez, nurse")).blueprint, null);
});
