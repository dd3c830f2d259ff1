import assert from "node:assert/strict";
import { test } from "node:test";
import { pricedList } from "./priced-list.ts";

const shown = (prompt: string): string[] => pricedList(prompt).map(({ name, cost }) => `${name} ${cost}`);

test("reads offers with their prices", () => {
  assert.deepEqual(shown("services with prices (cut 22, beard 14, kids 15)"), ["cut $22", "beard $14", "kids $15"]);
  assert.deepEqual(shown("Prices: flat tyre 12 €, brakes for €25.50 and full service 80 euros"), [
    "flat tyre €12",
    "brakes €25.50",
    "full service €80",
  ]);
  assert.deepEqual(shown("services: wash £9, wax £20, and a contact form"), ["wash £9", "wax £20"]);
});

test("reads prices wherever they are said with a currency, with their unit", () => {
  assert.deepEqual(shown("Site for my smithy - hinges £15, bolt and latch £28. Open Tue. Forge hire £18/hr or workshop from 40 €"), [
    "hinges £15",
    "bolt and latch £28",
    "Forge hire £18/hr",
    "workshop from €40",
  ]);
});

test("reads prices that stand in a row without commas", () => {
  assert.deepEqual(shown("Wash: pony £9 cob £12 shire £20"), ["pony £9", "cob £12", "shire £20"]);
});

test("takes no other list for one", () => {
  for (const prompt of ["services: repairs, towing", "prices from 20 to 40", "rooms: single 2, double 4", "a price (net 20)"])
    assert.deepEqual(shown(prompt), []);
});
