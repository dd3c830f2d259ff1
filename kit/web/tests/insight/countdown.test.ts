import { beforeEach, describe, expect, test } from "vitest";
import { createCountdown, dayMeant, timeLeft, workingDaysBetween } from "@/lib/insight/countdown-dates";

beforeEach(() => localStorage.clear());

const at = (moment: string) => new Date(moment);

describe("the day that is meant", () => {
  test.each([
    ["2027-06-14", "2026-11-29", "2027-06-14"],
    ["12-25", "2026-11-29", "2026-12-25"],
    ["12-25", "2026-12-25", "2026-12-25"],
    ["12-25", "2026-12-26", "2027-12-25"],
    ["02-29", "2026-11-29", "2028-02-29"],
    ["02-29", "2096-03-01", "2104-02-29"],
    ["5", "2026-11-29", "2026-12-04"],
    ["7", "2026-11-29", "2026-11-29"],
    ["", "2026-11-29", null],
    ["2027-02-30", "2026-11-29", null],
  ])("%s on %s is %s", (day, today, meant) => expect(dayMeant(day, today)).toBe(meant));
});

describe("what is left", () => {
  test("are days of the calendar, whatever the time of day", () => {
    const date = { day: "2027-06-14", time: "" };
    expect(timeLeft(date, at("2027-06-12T23:50"))).toMatchObject({ state: "ahead", days: 2, sleeps: 2, hours: 0 });
    expect(timeLeft(date, at("2027-06-14T23:50"))).toMatchObject({ state: "today", days: 0 });
    expect(timeLeft(date, at("2027-06-17T00:10"))).toMatchObject({ state: "past", days: 3 });
  });

  test("are whole days, hours, minutes and seconds of a date with a time; nights are those of the calendar", () => {
    const date = { day: "2027-06-14", time: "15:00" };
    expect(timeLeft(date, at("2027-06-12T16:30:15"))).toMatchObject({
      days: 1,
      sleeps: 2,
      hours: 22,
      minutes: 29,
      seconds: 45,
    });
    expect(timeLeft(date, at("2027-06-14T14:59:59"))).toMatchObject({ state: "ahead", days: 0, hours: 0, seconds: 1 });
    expect(timeLeft(date, at("2027-06-14T15:00"))).toMatchObject({ state: "today" });
  });

  test("is nothing while no day is set", () => expect(timeLeft({ day: "", time: "" }, new Date())).toBeNull());
});

test("working days are those from Monday to Friday, from today on and without the day itself", () => {
  expect(workingDaysBetween("2026-11-27", "2026-11-30")).toBe(1);
  expect(workingDaysBetween("2026-11-28", "2026-11-30")).toBe(0);
  expect(workingDaysBetween("2026-11-30", "2026-12-28")).toBe(20);
  expect(workingDaysBetween("2026-11-30", "2026-11-27")).toBe(0);
});

test("dates are kept, and stored values of other shapes are left out", () => {
  const first = [{ label: "Ferry", day: "2027-06-14", time: "15:00" }];
  createCountdown(first).add({ label: "Market", day: "4", time: "" }, "last");
  expect(
    createCountdown(first)
      .all()
      .map(({ label }) => label),
  ).toEqual(["Ferry", "Market"]);
  const rows = [
    { id: "a", label: "", day: "4", time: "" },
    { id: "b", label: "Fair", day: "9", time: "" },
    { id: "c", label: "Quiz", day: "5", time: "noon" },
  ];
  const kept = JSON.parse(localStorage.getItem("recipe-box/own.countdown") ?? "{}");
  localStorage.setItem("recipe-box/own.countdown", JSON.stringify({ ...kept, rows }));
  expect(createCountdown(first).all()).toMatchObject([{ label: "Quiz", day: "5", time: "" }]);
});
