import assert from "node:assert/strict";
import { test } from "node:test";
import { recordRequest } from "./record-request.ts";

const asked: readonly (readonly [text: string, means: string])[] = [
  [
    "The goat shed is chaos. We need each goat's weight every week, its medicine, and which pen it is in.",
    "A list of goats with weight, date, medicine and pen",
  ],
  [
    "I work in a bakery's office. I want to put in the pallet, which lorry, who loaded it and at what time.",
    "A list of pallets with lorry, who loaded it and time",
  ],
  [
    "My uncle left me nine clocks. I need to list all the clocks with maker, year and what it might be worth.",
    "A list of clocks with maker, year and what it might be worth",
  ],
  ["Nobody reads the notice. I want tenants to report a leak with the flat and floor.", "A list of leaks with flat and floor"],
  [
    "We mow lawns. I'd like customers' gardeners to give their postcode and number of trees and preferred month.",
    "A list of gardeners with postcode, number of trees and preferred month",
  ],
  [
    "We keep old trams. Visitors love every tram. A page for each one with year, builder and a bit of its story.",
    "A list of trams with year, builder and story",
  ],
  [
    "Make a log for our hostel where helpers write down who came, which bunk they had and anything the cook should know.",
    "A list of log lines with who came, bunk and notes",
  ],
  [
    "Nobody waters the ferns. I'd like to put in the fern, which windowsill, who watered it and when.",
    "A list of ferns with windowsill, who watered it and date",
  ],
  [
    "An inventory of costumes for our drama group, showing which rail each one is on and who has it.",
    "A list of costumes with rail and who has it",
  ],
];
for (const [text, means] of asked) test(`finds the details in: ${text}`, () => assert.equal(recordRequest(text)?.text, means));

test("keeps what is said behind the details", () => {
  const request = recordRequest(
    "It is a mess. I need each order with customer, colour and price, and mark the late ones. Photos if possible.",
  );
  assert.deepEqual(request?.rest, ["mark the late ones", "Photos if possible"]);
});

for (const text of [
  "Each person has certain bells and when somebody is ill we are stuck.",
  "An app for my bees. For each hive, put in the queen and the year.",
  "I sing in a choir. I need a website.",
  "The log book of our glider with pilot and hours",
  "",
])
  test(`finds no details in: ${text}`, () => assert.equal(recordRequest(text), null));
