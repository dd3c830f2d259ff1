import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks, readPrompt } from "../../../index.ts";
import type { Blueprint } from "../../../schema/blueprint.ts";

function read(text: string): { blueprint: Blueprint; notUnderstood: readonly string[] } {
  const reading = readPrompt({ text, answers: [] });
  assert.equal(reading.outcome, "blueprint");
  return reading;
}

for (const [text, where, label] of [
  ["Kayaks with name, colour and lent yes/no. Show how many are lent", "lent", "Lent"],
  [
    "Boats with name, berth and state (afloat, ashore, in repair). I want to see how many are still in repair",
    'state = "In repair"',
    "In repair",
  ],
  ["Cactus diary: cactus, last watered, flowering. Show how many are flowering", "flowering", "Flowering"],
] as const)
  test(`counts the rows in a state: ${text}`, () => {
    const { blueprint, notUnderstood } = read(text);
    assert.deepEqual(notUnderstood, []);
    const [total] = blueprint.capabilities.filter((one) => one.kind === "total" && one.phrase !== null);
    assert.deepEqual(total?.kind === "total" && [total.where, total.label], [where, label]);
    const check = planChecks(blueprint).find(({ steps }) => JSON.stringify(steps).includes(`"name":"${label}","exact":true},"contains"`));
    assert.ok(check, "the check says the number");
  });

test("a state that no field tells is not counted as all rows", () => {
  const { blueprint, notUnderstood } = read("Boats with name and berth. Show how many are sunk");
  assert.deepEqual(notUnderstood, ["Show how many are sunk"]);
  assert.ok(!blueprint.capabilities.some(({ kind, phrase }) => kind === "total" && phrase !== null));
});
