import assert from "node:assert/strict";
import { test } from "node:test";
import { planChecks } from "../../../checks/plan-checks.ts";
import { Reading } from "../../../schema/reading.ts";
import { readPrompt } from "../../read-prompt.ts";

function read(text: string): Extract<Reading, { outcome: "blueprint" }> {
  const reading = readPrompt({ text, answers: [] });
  Reading.parse(reading);
  assert.ok(reading.outcome === "blueprint", text);
  return reading;
}

const counted: readonly (readonly [text: string, where: string, label: string])[] = [
  ["Skiffs with name and paid yes/no. Tell me how many are unpaid", "not paid", "Unpaid"],
  ["Skiffs with name, berth and gone yes/no, and show how many are left", "not gone", "Left"],
  ["Skiffs with name, berth and sold yes/no. I want to know how many are sold", "sold", "Sold"],
  ["Skiffs with name, berth and back yes/no. How many are still out?", "not back", "Out"],
  ["Skiffs with name, berth and mended yes/no. How many skiffs are not mended yet?", "not mended", "Not mended"],
  ["Skiffs with name, berth and mended yes/no and the number of mended skiffs", "mended", "Mended"],
  ["Skiffs with name, berth and mended yes/no. Count the mended ones", "mended", "Mended"],
  ["Skiffs with name, berth and status ashore, afloat or sunk; how many are afloat", 'status = "Afloat"', "Afloat"],
  ["Harbour office: skiffs with name, berth and lent yes/no. Count how many are lent", "lent", "Lent"],
];
for (const [text, where, label] of counted)
  test(`counts the rows in a state: ${text}`, () => {
    const { blueprint, notUnderstood } = read(text);
    assert.deepEqual(notUnderstood, []);
    const totals = blueprint.capabilities.filter((one) => one.kind === "total" && one.phrase !== null);
    assert.deepEqual(
      totals.map((one) => one.kind === "total" && [one.where, one.label]),
      [[where, label]],
    );
    const [total] = totals;
    assert.ok(
      blueprint.pages.some(({ sections }) => sections.some((one) => one.kind === "figures" && one.capabilities.includes(total?.id ?? ""))),
    );
    assert.match(JSON.stringify(planChecks(blueprint)), new RegExp(`"name":"${label}"`));
  });

test("how many there are is the number of all", () => {
  const { blueprint, notUnderstood } = read("Skiffs with name, berth and owner and tell me how many there are");
  assert.deepEqual(notUnderstood, []);
  const totals = blueprint.capabilities.filter(({ kind, phrase }) => kind === "total" && phrase !== null);
  assert.deepEqual(
    totals.map(({ id }) => id),
    ["total-skiff-count"],
  );
});

test("a state that no field tells is not counted, and said not to be", () => {
  for (const text of ["Skiffs with name and berth. Show how many sold", "Skiffs with name and paid yes/no. See how many are sunk"]) {
    const { blueprint, notUnderstood } = read(text);
    assert.equal(notUnderstood.length, 1, text);
    assert.ok(!blueprint.capabilities.some(({ kind, phrase }) => kind === "total" && phrase !== null), text);
  }
});
