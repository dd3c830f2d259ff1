// Each list that a field is named for has it, under the name and of the kind that the words give it.
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Entity } from "../../schema/entity.ts";
import type { Reading } from "../../schema/reading.ts";
import { readPrompt } from "../read-prompt.ts";

function read(text: string): Extract<Reading, { outcome: "blueprint" }> {
  const reading = readPrompt({ text, answers: [] });
  assert.ok(reading.outcome === "blueprint");
  return reading;
}

const typesOf = ({ fields }: Entity): string[] => fields.map(({ label, type }) => `${label}: ${type}`);

test("fields after two lists are of both, and are proven for both", () => {
  const { blueprint, understood } = read("Kayaks and paddles of our canoe club, with who has each one, lent on and due back");
  const fields = ["Name: text", "Who has it: text", "Lent on: date", "Due back: date"];
  assert.deepEqual(blueprint.entities.map(typesOf), [fields, fields]);
  assert.deepEqual(understood.find(({ phrase }) => phrase === "due back")?.became, ["kayak.due-back", "paddle.due-back"]);
});

test("fields with the same last word are fields of their own", () => {
  const { blueprint, understood } = read("Ferries with departure time, arrival time, deck height and bow height");
  assert.deepEqual(
    blueprint.entities[0]?.fields.map(({ label }) => label),
    ["Name", "Departure time", "Arrival time", "Deck height", "Bow height"],
  );
  assert.deepEqual(understood.find(({ phrase }) => phrase === "arrival time")?.became, ["ferry.arrival-time"]);
});

test("fields after three lists are of all", () => {
  const { blueprint } = read("Printers, projectors and screens of our college: room, serviced on, fault");
  assert.deepEqual(
    blueprint.entities.map(({ fields }) => fields.map(({ label }) => label)),
    Array.from({ length: 3 }, () => ["Name", "Room", "Serviced on", "Fault"]),
  );
});

test("a known list gains the fields that it has no equal for", () => {
  const [vans] = read("Cars and caravans of our camp site with mileage, tyre pressure and keeper").blueprint.entities;
  assert.ok(["Mileage", "Tyre pressure", "Keeper"].every((name) => vans?.fields.some(({ label }) => label === name)));
});

test("fields of the second list stay with it where they are natural to it, or where one list is of people", () => {
  const [customers] = read("Customers and orders with total and date").blueprint.entities;
  assert.ok(customers?.fields.every(({ label }) => !/^(?:Total|Date)$/.test(label)));
  const [rooms] = read("Rooms and cleaners with shift").blueprint.entities;
  assert.ok(rooms?.fields.every(({ label }) => label !== "Shift"));
});

const dates: readonly (readonly [text: string, label: string])[] = [
  ["Yoghurts in the shop with brand, sell by date and price", "Sell by date"],
  ["A list of sauces with shelf, best before and brand", "Best before"],
  ["Contracts of our firm with partner, sign off date and value", "Sign off date"],
  ["Homework of my class with pupil, hand in date and subject", "Hand in date"],
  ["A list of uniforms with size, issued on and wearer", "Issued on"],
  ["Grants of our charity with funder, amount and report due by", "Report due by"],
];
for (const [text, label] of dates) {
  test(`reads a day under its whole name: ${label}`, () => {
    const [entity] = read(text).blueprint.entities;
    assert.equal(entity?.fields.find((field) => field.label === label)?.type, "date");
    assert.deepEqual(read(text).blueprint.features, []);
  });
}

test("two days of a list are two fields, also with the same last word", () => {
  const { blueprint } = read("Contracts of our firm with partner, sign off date and hand in date");
  assert.ok(blueprint.entities.map(typesOf)[0]?.includes("Sign off date: date"));
  assert.ok(blueprint.entities.map(typesOf)[0]?.includes("Hand in date: date"));
});

const scales: readonly (readonly [text: string, label: string, type: string, max: number])[] = [
  ["A list of hotels with city, stars out of five and what it cost", "Stars", "rating", 5],
  ["Student essays with essay title and marks out of 100", "Marks", "number", 100],
  ["Gadgets with brand, score out of ten and price", "Score", "rating", 10],
  ["Cheeses of our club with country, points out of twenty and notes", "Points", "number", 20],
  ["A list of wines rated 1 to 10", "Rating", "rating", 10],
];
for (const [text, label, type, max] of scales) {
  test(`reads a mark on its scale: ${text}`, () => {
    const { blueprint } = read(text);
    assert.equal(blueprint.entities.length, 1);
    const field = blueprint.entities[0]?.fields.find((one) => one.label === label);
    assert.deepEqual([field?.type, field?.max], [type, max]);
    assert.ok(!blueprint.capabilities.some(({ kind }) => kind === "mark" && label === "Stars"));
  });
}

test("rows are counted by a field of theirs, which they get", () => {
  for (const [text, id] of [
    ["Our museum's paintings with artist, room and how many paintings per room", "chart-painting-room"],
    ["A list of letters with sender and number of letters per team", "chart-letter-team"],
    ["Rowers of the regatta with seat, coming yes/no/maybe and how many are coming in total", "chart-rower-coming"],
    ["Keep track of the laptops each pupil has and how many each pupil has", "chart-laptop-pupil"],
  ] as const) {
    const { blueprint, notUnderstood } = read(text);
    assert.ok(blueprint.capabilities.some((capability) => capability.id === id && capability.phrase !== null));
    assert.ok(blueprint.entities[0]?.fields.every(({ label }) => !/number|how many/i.test(label)));
    assert.deepEqual(notUnderstood, []);
  }
});

test("a count that the rows do not give is not built, and nobody types it", () => {
  for (const [text, count] of [
    ["A list of dentists with name, town and number of appointments per town", "number of appointments per town"],
    ["A list of leaks with flat, cause, and how many are still open", "how many are still open"],
  ] as const) {
    const { blueprint, notUnderstood } = read(text);
    assert.deepEqual(notUnderstood, [count]);
    assert.ok(blueprint.entities[0]?.fields.every(({ label }) => !/number|how many/i.test(label)));
  }
});

test("what is noted each day is typed", () => {
  const { blueprint } = read("Hens with breed, age and number of eggs per day");
  assert.ok(blueprint.entities.map(typesOf)[0]?.includes("Number of eggs per day: number"));
});

test("how to do something is said once, and is no field of each row", () => {
  const { blueprint, notUnderstood } = read(
    "A booking site for our town bowling lanes where people pick a lane and an hour, with prices and how to reach us",
  );
  assert.ok(blueprint.entities.every(({ fields }) => fields.every(({ label }) => !/how to/i.test(label))));
  assert.match(notUnderstood.join("; "), /reach/);
});

test("what happens, and a word of a story, is no field", () => {
  for (const [text, absent] of [
    ["Swim club log, members enter date, distance and stroke, and the treasurer gets totals per month", /total|treasurer/i],
    ["Cellar log with bin, wine and vintage, door opens only on its day", /door/i],
    ["Hen log with date, pen, eggs and whoever would let me rest", /rest/i],
  ] as const) {
    const labels = read(text).blueprint.entities.flatMap(({ fields }) => fields.map(({ label }) => label));
    assert.ok(labels.length > 2 && labels.every((label) => !absent.test(label)), `${text}: ${labels.join(", ")}`);
  }
});
