import { beforeEach, expect, test } from "vitest";
import { formatClock, formatLeft, lapLengths } from "@/lib/insight/clock";
import { recordTimed, timed } from "@/lib/insight/intervals";

beforeEach(() => localStorage.clear());

test("times are written as on a clock", () => {
  expect([0, 125_300, 3_725_000].map((time) => formatClock(time))).toEqual(["00:00", "02:05", "1:02:05"]);
  expect(formatClock(59_980, true)).toBe("00:59.9");
  expect([60_000, 59_001, 1, 0].map(formatLeft)).toEqual(["01:00", "01:00", "00:01", "00:00"]);
});

test("a lap begins where the one before ended", () => {
  expect(lapLengths([500, 800, 2_000])).toEqual([500, 300, 1_200]);
});

test("what was timed is kept with the time of day", () => {
  recordTimed("Countdown of 00:01");
  recordTimed("Stopwatch 00:02.0");
  expect(timed.all()).toHaveLength(2);
  expect(timed.all()[0]).toMatch(/^Stopwatch 00:02\.0, \w+ \d+, \d{4}/);
});
