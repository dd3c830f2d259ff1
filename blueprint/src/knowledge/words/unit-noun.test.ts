import assert from "node:assert/strict";
import { test } from "node:test";
import { unitNoun } from "./unit-noun.ts";

test("a unit that is an English plural has a singular, and a symbol has none", () => {
  const plurals = ["weeks to the start", "people at most", "points gained", "Hours", "entries", "square meters", "years in the trade"];
  assert.deepEqual(
    plurals.map((unit) => unitNoun(unit)?.one),
    ["week to the start", "person at most", "point gained", "Hour", "entry", "square meter", "year in the trade"],
  );
  for (const unit of ["kg", "h", "W", "kWh", "mbps", "Gb of DNA", "of 100 points", "lbs", "bus", "min", "-", ""])
    assert.equal(unitNoun(unit), null, unit);
});
