import assert from "node:assert/strict";
import { test } from "node:test";
import { bracketChoices, bracketDetails } from "./bracket-details.ts";

const lists: readonly (readonly [said: string, means: string])[] = [
  ["Boats with owner and a status of moored, at sea, or in dry dock", "Boats with owner and a status (moored, at sea, in dry dock)"],
  ["Trees with condition good, fair or poor, and height", "Trees with condition (good, fair, poor), and height"],
  [
    "A board for parcels with the columns Received, Sorted and Out, and a due date",
    "A board for parcels with the status (Received, Sorted, Out), and a due date",
  ],
  ["Parcels with the stages received, sorted and out", "Parcels with the stage (received, sorted, out)"],
  ["A site for a bakery with opening hours Tue-Sat 9-18 and a map", "A site for a bakery with opening hours (Tue-Sat 9-18) and a map"],
  [
    "A site for a car wash with prices: inside 12, outside 8 and wax 20.",
    "A site for a car wash with prices (inside 12, outside 8 and wax 20).",
  ],
  ["Donors with gift aid yes or no and a total", "Donors with gift aid (yes/no) and a total"],
  [
    "Guests with name, coming yes/no/maybe, veggie or not, and table",
    "Guests with name, coming (yes, no, maybe), veggie (yes/no), and table",
  ],
  ["Feeds with bucket, morning or evening, and notes", "Feeds with bucket, time of day (morning, evening), and notes"],
  ["Pills: name, morning noon or night", "Pills: name, time of day (morning, noon, night)"],
  ["A chart for eye drops, morning noon and night", "A chart for eye drops, time of day (morning, noon, night)"],
  ["Feeds with bucket, morning and evening, and notes", "Feeds with bucket, time of day (morning, evening), and notes"],
  ["Kennels with dog, male or female, and age", "Kennels with dog, type (male, female), and age"],
  ["Crossings: car, van or lorry, and driver", "Crossings: type (car, van, lorry), and driver"],
  ["Requests whose priority is low or high. Blue.", "Requests whose priority (low, high). Blue."],
];

for (const [said, means] of lists)
  test(`puts details in brackets: ${said}`, () => assert.equal(bracketChoices(bracketDetails(said)), means));

for (const text of [
  "A list of apples, pears or plums",
  "A table with columns name, date and amount",
  "Boats with status, owner and berth",
  "Show the status of every order, and let staff change it or cancel",
  "Sort by priority or date",
  "Members with email or phone, and town",
  "Rehearsals with piece, monday and friday",
  "Kennels with dog, male and female",
  "A page for the choir, open in the morning or evening",
  "Coats with where they were found and claimed or not",
  "Say yes or no to each request",
  "Boats with a status (moored, at sea) and owner",
]) {
  test(`leaves as it is: ${text}`, () => assert.equal(bracketChoices(bracketDetails(text)), text));
}

test("options between slashes or hyphens are those of the field before them", () => {
  assert.equal(
    bracketDetails("Boat list: berth, state afloat / on the hard / sold, owner"),
    "Boat list: berth, state (afloat, on the hard, sold), owner",
  );
  assert.equal(
    bracketDetails("Saw list: saw, status waiting-sharpened-collected, price"),
    "Saw list: saw, status (waiting, sharpened, collected), price",
  );
  for (const text of ["Trip log: from / to, date", "A list: hand-made-in-house bread, price"]) assert.equal(bracketDetails(text), text);
  assert.equal(bracketDetails("Ring: coming yes / no, notes"), "Ring: coming (yes/no), notes");
});
