// The types of fields that only their words say: what nobody stated is not made up.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Field } from "../../schema/entity.ts";
import { readPrompt } from "../read-prompt.ts";

function fieldsOf(text: string): Field[] {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint", text);
  return reading.blueprint.entities[0]?.fields ?? [];
}

function typesOf(text: string): string[] {
  return fieldsOf(text).map(({ label, type, options = [], unit }) =>
    [`${label}:${type}`, ...(options.length > 0 ? [options.join("/")] : []), ...(unit === undefined ? [] : [unit])].join(" "),
  );
}

const read: readonly (readonly [text: string, fields: string[]])[] = [
  [
    "Log of my kiln room: shelf, pick up point, rows done, kettle hold time, pH start, area of the shelf",
    ["Pick up point:text", "Rows done:text", "Kettle hold time:text", "Ph start:text", "Area of the shelf:text"],
  ],
  ["Paint tins: maker, colour, condition, strength, level", ["Colour:text", "Condition:text", "Strength:text", "Level:text"]],
  [
    "Glider register with wing area in square metres, engine life in weeks, owner's number, number of seats",
    ["Engine life:number weeks", "Owner's number:phone", "Number of seats:number"],
  ],
  ["Tack hire: saddle, size, width, weight, ear tag", ["Size:text", "Width:number", "Weight:number", "Ear tag:text"]],
  [
    "Wool stock: kind (merino, alpaca, mixed, other), special (washed, dyed), notes",
    ["Kind:choice Merino/Alpaca/Mixed/Other", "Special:choice Washed/Dyed"],
  ],
  ["window rounds: street, front only or all round, gate code", ["Front only or all round:choice Front only/All round"]],
  ["firewood deliveries: how many cubic metres, hardwood or soft, stacked yes/no, price", ["Hardwood or soft:choice Hardwood/Soft"]],
  ["Ironing bags: name, tag, cash/card/voucher, date in", ["Cash or card or voucher:choice Cash/Card/Voucher", "Date in:date"]],
];
for (const [text, fields] of read)
  test(`types of fields: ${text}`, () => {
    const found = typesOf(text);
    for (const field of fields) assert.ok(found.includes(field), `${field} is not in ${found.join(", ")}`);
  });

test("what is listed in a bracket behind a field is none of its own, and no state", () => {
  const fields = typesOf("We log trail cameras: camera, date, species (fox, deer, badger, feral cat, other), how many");
  assert.deepEqual(fields.slice(1), ["Date:date", "Species:choice Fox/Deer/Badger/Feral cat/Other", "How many:number"]);
});

test("amounts are in the currency that the text states, and in the usual one where it states several", () => {
  const unitOf = (text: string): string | undefined => fieldsOf(text).find(({ type }) => type === "money")?.unit;
  assert.equal(unitOf("Repair jobs: customer, parts, price, hours at £14"), "GBP");
  assert.equal(unitOf("Repair jobs: customer, parts, price, hours at ₹300"), "INR");
  assert.equal(unitOf("Stamps: country, year, what I paid in euros, price"), "EUR");
  assert.equal(unitOf("Stamps: country, year, price, £2 or €3 for postage"), "USD");
});

test("two details of one kind are two fields", () => {
  const labels = fieldsOf("Delivery runs: driver, from where, to where, miles").map(({ label }) => label);
  assert.equal(new Set(labels).size, labels.length);
  assert.ok(labels.filter((label) => /^(?:from|to)$/i.test(label)).length > 1, labels.join());
});
