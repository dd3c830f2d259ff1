import assert from "node:assert/strict";
import { test } from "node:test";
import { describeLimitReached, monthOf, nextMonthOf } from "./month.ts";

test("a month begins and ends in UTC", () => {
  assert.equal(monthOf(new Date("2026-11-30T23:59:59.999Z")), "2026-11");
  assert.equal(monthOf(new Date("2026-12-01T00:30:00+01:00")), "2026-11");
  assert.equal(nextMonthOf(new Date("2026-12-31T12:00:00Z")).toISOString(), "2027-01-01T00:00:00.000Z");
});

test("the sentence names the day from which models are offered again", () => {
  assert.match(describeLimitReached(new Date("2026-12-31T12:00:00Z")), /is used up until 1 January, so/);
});
