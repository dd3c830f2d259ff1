import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { nextRenewal } from "./next-renewal.ts";

const at = (day: string) => new Date(`${day}T10:00:00Z`);
const daysOf = (created: string, count: number): string[] => {
  const renewals = [at(created)];
  for (let month = 0; month < count; month += 1) {
    renewals.push(nextRenewal({ createdAt: at(created), now: renewals.at(-1) ?? at(created) }));
  }
  return renewals.slice(1).map((moment) => moment.toISOString().replace("T10:00:00.000Z", ""));
};

test("an account renews each month on the day it was opened, or on the last one of a shorter month, without drift", () => {
  assert.deepEqual(daysOf("2026-01-15", 3), ["2026-02-15", "2026-03-15", "2026-04-15"]);
  assert.deepEqual(daysOf("2026-01-31", 5), ["2026-02-28", "2026-03-31", "2026-04-30", "2026-05-31", "2026-06-30"]);
  assert.deepEqual(daysOf("2026-01-30", 3), ["2026-02-28", "2026-03-30", "2026-04-30"]);
  assert.deepEqual(daysOf("2026-01-29", 2), ["2026-02-28", "2026-03-29"]);
  assert.deepEqual(daysOf("2026-12-31", 3), ["2027-01-31", "2027-02-28", "2027-03-31"]);
  assert.deepEqual(daysOf("2026-11-30", 4), ["2026-12-30", "2027-01-30", "2027-02-28", "2027-03-30"]);
});

test("a leap year's February has its 29th, also at the end of a century that has one", () => {
  assert.deepEqual(daysOf("2028-01-31", 2), ["2028-02-29", "2028-03-31"]);
  assert.deepEqual(daysOf("2028-02-29", 1), ["2028-03-29"]);
  assert.equal(daysOf("2028-02-29", 12).at(-1), "2029-02-28");
  assert.equal(daysOf("2028-02-29", 48).at(-1), "2032-02-29");
  assert.deepEqual(daysOf("2000-01-31", 1), ["2000-02-29"]);
  assert.deepEqual(daysOf("2100-01-31", 1), ["2100-02-28"]);
});

test("the month ends at the very moment: a millisecond before, that moment is next; at it, the next month's", () => {
  const createdAt = new Date("2026-01-31T10:00:00.250Z");
  const next = (now: string) => nextRenewal({ createdAt, now: new Date(now) }).toISOString();
  assert.equal(next("2026-02-28T10:00:00.249Z"), "2026-02-28T10:00:00.250Z");
  assert.equal(next("2026-02-28T10:00:00.250Z"), "2026-03-31T10:00:00.250Z");
  assert.equal(next("2026-02-28T10:00:00.251Z"), "2026-03-31T10:00:00.250Z");
  assert.equal(next("2026-12-31T23:59:59.999Z"), "2027-01-31T10:00:00.250Z");
});

test("months that were missed are passed over", () => {
  assert.equal(nextRenewal({ createdAt: at("2026-01-31"), now: at("2027-04-12") }).toISOString(), "2027-04-30T10:00:00.000Z");
});

const moments = fc.date({ min: new Date("1999-01-01"), max: new Date("2110-01-01"), noInvalidDate: true });

test("whenever it is, the next renewal is after now and at most a month away, on the account's day or the month's last", () => {
  fc.assert(
    fc.property(moments, moments, (one, other) => {
      const [createdAt, now] = one <= other ? [one, other] : [other, one];
      const next = nextRenewal({ createdAt, now });
      assert.ok(next > now);
      const lastDay = new Date(Date.UTC(next.getUTCFullYear(), next.getUTCMonth() + 1, 0)).getUTCDate();
      assert.equal(next.getUTCDate(), Math.min(createdAt.getUTCDate(), lastDay));
      assert.equal(next.getTime() % 86_400_000, createdAt.getTime() % 86_400_000);
      const months = (moment: Date) => moment.getUTCFullYear() * 12 + moment.getUTCMonth();
      const away = months(next) - months(now);
      assert.ok(away === 0 || away === 1, `${away} months away`);
      assert.ok(next.getTime() - now.getTime() <= 31 * 86_400_000);
    }),
    { numRuns: 2_000 },
  );
});
