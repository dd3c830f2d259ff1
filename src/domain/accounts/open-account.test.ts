import assert from "node:assert/strict";
import { test } from "node:test";
import { monthLater } from "./open-account.ts";

test("a month later is the same day, or the last one of a shorter month", () => {
  const later = (day: string) => monthLater(new Date(`${day}T10:00:00Z`)).toISOString();
  assert.equal(later("2026-01-15"), "2026-02-15T10:00:00.000Z");
  assert.equal(later("2026-01-31"), "2026-02-28T10:00:00.000Z");
  assert.equal(later("2028-01-31"), "2028-02-29T10:00:00.000Z");
  assert.equal(later("2026-12-31"), "2027-01-31T10:00:00.000Z");
});
