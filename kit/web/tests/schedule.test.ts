import { expect, test } from "vitest";
import { dayAfter, daysBetween, monthAfter, weeksOf } from "@/lib/months";
import { stepOfKey } from "@/lib/reading-direction";
import { firstWeekday, inWeekOrder } from "@/lib/week";
import { isOn } from "@/lib/schedule";

test("days and months are counted across the ends of months, years and leap days", () => {
  expect([dayAfter("2028-02-28", 1), dayAfter("2027-01-01", -1), dayAfter("2026-03-29", 1)]).toEqual([
    "2028-02-29",
    "2026-12-31",
    "2026-03-30",
  ]);
  expect([monthAfter("2026-12", 1), monthAfter("2026-01", -1), monthAfter("2026-05", 14)]).toEqual(["2027-01", "2025-12", "2027-07"]);
  expect(daysBetween("2026-02-27", "2026-03-02")).toBe(3);
});

test("the weeks of a month begin on the first day of a week and hold all of its days once", () => {
  const weeks = weeksOf("2026-11", 1);
  expect(weeks.map((days) => days[0])).toEqual(["2026-10-26", "2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23", "2026-11-30"]);
  expect(weeks.flat().filter((day) => day.startsWith("2026-11"))).toHaveLength(30);
  expect(weeksOf("2027-02", 1)).toHaveLength(4);
  expect(weeksOf("2026-11", 7).map((days) => days[0])).toEqual(["2026-11-01", "2026-11-08", "2026-11-15", "2026-11-22", "2026-11-29"]);
  expect(weeksOf("2026-11", 6)[0]?.[0]).toBe("2026-10-31");
});

test("a row stands on its first day, and on all days up to its last one", () => {
  const row = { from: "2026-11-10", to: "2026-11-12" };
  const days = ["2026-11-09", "2026-11-10", "2026-11-12", "2026-11-13"];
  expect(days.map((day) => isOn(row, day, { start: "from", end: "to" }))).toEqual([false, true, true, false]);
  expect(days.map((day) => isOn(row, day, { start: "from" }))).toEqual([false, true, false, false]);
  expect(isOn({ from: "", to: "2026-11-12" }, "2026-11-10", { start: "from", end: "to" })).toBe(false);
  expect(isOn({ from: 7 }, "2026-11-10", { start: "from" })).toBe(false);
});

test("a week begins as it does where the reader is, else where the language is spoken", () => {
  expect(["en", "de", "ja", "ar", "pl"].map((tag) => firstWeekday(tag, []))).toEqual([7, 1, 7, 6, 1]);
  expect(firstWeekday("en", ["de-DE", "en-GB"])).toBe(1);
  expect(firstWeekday("ar", ["en-US", "ar-MA"])).toBe(1);
  // Browsers of systems without a locale name languages that are no tags.
  expect(["en-GB@posix", "en-GB-u-hc-h12", "C"].map((language) => firstWeekday("en", [language]))).toEqual([1, 1, 7]);
  expect(inWeekOrder(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"], 6)).toEqual(["Sat", "Sun", "Mon", "Tue", "Wed", "Thu", "Fri"]);
});

test("an arrow key moves to what stands on its side", () => {
  const keys = ["ArrowLeft", "ArrowRight", "Enter"];
  expect(keys.map(stepOfKey)).toEqual([-1, 1, 0]);
  document.documentElement.dir = "rtl";
  expect(keys.map(stepOfKey)).toEqual([1, -1, 0]);
  document.documentElement.dir = "";
});
