import assert from "node:assert/strict";
import { test } from "node:test";
import { dayOf, daysUntil, monthOf } from "./days.ts";

test("days are UTC's, and so are months", () => {
  const moment = new Date("2028-02-29T23:59:59.999-05:00");
  assert.equal(dayOf(moment), "2028-03-01");
  assert.equal(monthOf(moment), "2028-03-01");
  assert.deepEqual(daysUntil(moment, 3), ["2028-02-28", "2028-02-29", "2028-03-01"]);
});

test("the days reach back to the first of the month", () => {
  const days = daysUntil(new Date("2027-01-31T00:00:00Z"), 30);
  assert.deepEqual([days.length, days[0], days.at(-1)], [31, "2027-01-01", "2027-01-31"]);
});
