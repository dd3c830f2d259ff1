import assert from "node:assert/strict";
import { test } from "node:test";
import type { Blueprint } from "../../../schema/blueprint.ts";
import { readPrompt } from "../../read-prompt.ts";

function built(text: string): Blueprint {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  assert.deepEqual(reading.notUnderstood, [], text);
  return reading.blueprint;
}

const headed: readonly (readonly [text: string, title: string, rows: string, fields: string[]])[] = [
  ["Rowing club: skiffs with name, width and mended yes/no", "Rowing Club", "skiffs", ["Name:text", "Width:number", "Mended:boolean"]],
  ["Cloakroom: coats with number, colour and in yes/no", "Cloakroom", "coats", ["Name:text", "Number:number", "Colour:text", "In:boolean"]],
  [
    "Lending shelf for ladders. Each ladder has a name, a length and who has it",
    "Lending Shelf for Ladders",
    "ladders",
    ["Name:text", "Length:number", "Who has it:text"],
  ],
  [
    "Costume cupboard at the theatre - capes with size, owner and back yes/no",
    "Costume Cupboard",
    "capes",
    ["Name:text", "Size:text", "Owner:text", "Back:boolean"],
  ],
];
for (const [text, title, rows, fields] of headed)
  test(`what stands before a list calls the whole: ${text}`, () => {
    const blueprint = built(text);
    assert.equal(blueprint.title, title);
    assert.deepEqual(
      blueprint.entities.map(({ name }) => name.many),
      [rows],
    );
    assert.deepEqual(
      blueprint.entities[0]?.fields.map(({ label, type }) => `${label}:${type}`),
      fields,
    );
  });

for (const state of ["out", "in", "here", "new", "free", "full", "present", "clean", "late"])
  test(`whatever stands before yes/no is a field: ${state}`, () => {
    const [rows] = built(`Anvils with name, owner and ${state} yes/no`).entities;
    assert.equal(rows?.fields.find(({ label }) => label.toLowerCase() === state)?.type, "boolean");
  });

test("a stop behind yes/no ends a sentence, and one behind an abbreviation does not", () => {
  const [rows] = built("Sleds with name, length and lent yes/no. Search them").entities;
  assert.deepEqual(rows?.fields.at(-1)?.label, "Lent");
  assert.equal(built("Dr. Bello's surgery: doors with number, key holder and locked yes/no").title, "Dr. Bello's Surgery");
});
