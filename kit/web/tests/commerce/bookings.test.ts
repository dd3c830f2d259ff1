import { beforeEach, expect, test, vi } from "vitest";
import { type BookingTerms, costOf, formatUnits, overlaps, pickDay, timeLines, timeProblems } from "@/lib/commerce/booking/times";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const stay: BookingTerms = { unit: "night", start: "Check-in date", end: "Check-out date", people: "Guests" };
const slot: BookingTerms = { unit: "booking", start: "Date", times: ["09:00", "10:00"] };
const at = (start: string, end = "", time = "") => ({ start, end, time });

test("a stay ends on the day on which the next one begins", () => {
  const booked = at("2031-05-17", "2031-05-20");
  expect(overlaps(booked, at("2031-05-20", "2031-05-22"))).toBe(false);
  expect(overlaps(booked, at("2031-05-16", "2031-05-18"))).toBe(true);
  expect(overlaps(booked, at("2031-05-19"))).toBe(true);
  expect(overlaps(at(""), at("2031-05-19"))).toBe(false);
});

test("a time is taken only at its hour", () => {
  const booked = at("2031-05-17", "", "10:00");
  expect(overlaps(booked, at("2031-05-17", "", "10:00"))).toBe(true);
  expect(overlaps(booked, at("2031-05-17", "", "09:00"))).toBe(false);
});

test("it is said what is wrong with a time", () => {
  expect(timeProblems(stay, at(""), [])).toEqual({ start: "Choose the check-in date.", end: "Choose the check-out date." });
  expect(timeProblems(stay, at("2020-01-01", "2020-01-02"), [])).toEqual({ start: "Choose a day from today on." });
  expect(timeProblems(stay, at("2031-05-17", "2031-05-17"), [])).toEqual({ end: "The end must come after the start." });
  expect(timeProblems(slot, at("2031-05-17"), [])).toEqual({ time: "Choose a time." });
});

test("what is taken is refused, unless many can share it", () => {
  const taken = [at("2031-05-17", "", "10:00")];
  const chosen = at("2031-05-17", "", "10:00");
  expect(timeProblems(slot, chosen, taken)).toHaveProperty("time");
  expect(timeProblems({ ...slot, isShared: true }, chosen, taken)).toEqual({});
  expect(timeProblems(stay, at("2031-05-17", "2031-05-18"), [at("2031-05-17", "2031-05-18")])).toHaveProperty("start");
});

test("the first day that is picked begins a stay, a later one ends it, and a third begins anew", () => {
  const first = pickDay(stay, at(""), "2031-05-17");
  const second = pickDay(stay, first, "2031-05-20");
  expect(second).toEqual(at("2031-05-17", "2031-05-20"));
  expect(pickDay(stay, second, "2031-05-25")).toEqual(at("2031-05-25"));
  expect(pickDay(stay, first, "2031-05-10")).toEqual(at("2031-05-10"));
  expect(pickDay(slot, at("2031-05-17", "", "09:00"), "2031-05-18")).toEqual(at("2031-05-18", "", "09:00"));
});

test("a price is for nights, people, the booking or a part of a month", () => {
  const three = { ...at("2031-05-17", "2031-05-20"), people: 2 };
  const cost = (unit: BookingTerms["unit"], price: number | null) => costOf({ ...stay, unit }, price, three);
  expect(cost("night", 80)).toEqual({ units: 3, amount: 240 });
  expect(cost("person", 80)).toEqual({ units: 2, amount: 160 });
  expect(cost("booking", 80)).toEqual({ units: 1, amount: 80 });
  expect(cost("month", 1000)).toEqual({ units: 3, amount: 100 });
  expect(cost("night", null).amount).toBe(null);
  expect(costOf(stay, 80, { ...at("2031-05-17"), people: 1 }).units).toBe(0);
  expect([formatUnits(1, "night"), formatUnits(3, "month"), formatUnits(2, "person")]).toEqual(["1 night", "3 days of 30", "2 people"]);
});

test("a booking says its days, its time and its people, as far as they were asked for", () => {
  expect(timeLines(stay, { ...at("2031-05-17", "2031-05-20"), people: 2 }).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    "Check-in date: May 17, 2031",
    "Check-out date: May 20, 2031",
    "Guests: 2",
    "Nights: 3",
  ]);
  expect(timeLines({ unit: "booking" }, { ...at("2031-05-17"), people: 1 })).toEqual([{ label: "Date", value: "May 17, 2031" }]);
});

test("others have booked some days on a first visit, and unreadable days of stored bookings are empty", async () => {
  const { createBookings } = await import("@/lib/commerce/booking/bookings");
  const { localDate } = await import("@/lib/format");
  const settings = { noun: { one: "booking", many: "bookings" }, verb: "Book", taken: [{ about: "room-1", from: 2, days: 3 }] };
  expect(createBookings(settings).rows.all()).toMatchObject([{ about: "room-1", start: localDate(2), end: localDate(5), isMine: false }]);
  const rows = [{ id: "a", number: "BK-1", start: "2031-99-99", end: 7, people: "3" }, { id: "b" }];
  localStorage.setItem("recipe-box/bookings", JSON.stringify({ version: 1, rows }));
  expect(createBookings(settings).rows.all()).toMatchObject([{ id: "a", start: "", end: "", people: 3, isMine: false }]);
});
