import { beforeEach, expect, test } from "vitest";
import { countOn, createCounters, dayOf, daysOf, totalOf, withCount, withMore } from "@/lib/insight/counter";

beforeEach(() => localStorage.clear());

const counter = { days: { "2029-03-05": 4, "2029-03-07": 2.5 } };

test("a day has what was counted on it, and all days have a total", () => {
  expect([countOn(counter, "2029-03-05"), countOn(counter, "2029-03-06"), totalOf(counter)]).toEqual([4, 0, 6.5]);
  expect(daysOf([counter, { days: { "2029-03-06": 1 } }])).toEqual(["2029-03-07", "2029-03-06", "2029-03-05"]);
});

test("counting changes one day, never below zero, and without the rest of fractions", () => {
  expect(withMore(counter, "2029-03-05", 1)).toEqual({ "2029-03-05": 5, "2029-03-07": 2.5 });
  expect(withMore(counter, "2029-03-05", -9)).toEqual({ "2029-03-07": 2.5 });
  expect(withMore({ days: { "2029-03-05": 0.1 } }, "2029-03-05", 0.2)).toEqual({ "2029-03-05": 0.3 });
  expect(withCount(counter, "2029-03-07", 0)).toEqual({ "2029-03-05": 4 });
});

test("the day is that of the person", () => {
  expect(dayOf(new Date("2029-03-05T23:59"))).toBe("2029-03-05");
  expect(dayOf(new Date("2029-03-06T00:00"))).toBe("2029-03-06");
});

test("counters are kept, and stored values of other shapes are left out", () => {
  const [robin] = createCounters(["Robin", "Tit"]).all();
  createCounters([]).update(robin?.id ?? "", { days: { "2029-03-05": 4 } });
  expect(createCounters([]).all()).toMatchObject([
    { label: "Robin", days: { "2029-03-05": 4 } },
    { label: "Tit", days: {} },
  ]);
  const kept = JSON.parse(localStorage.getItem("recipe-box/own.counters") ?? "{}");
  const rows = [
    { id: "a", label: "", days: {} },
    { id: "b", label: "Wren", days: { "2029-03-05": "4", "2029-03-06": -1, someday: 3, "2029-03-07": 2 } },
    { id: "c", label: "Jay", days: ["2029-03-05"] },
  ];
  localStorage.setItem("recipe-box/own.counters", JSON.stringify({ ...kept, rows }));
  expect(createCounters([]).all()).toMatchObject([
    { label: "Wren", days: { "2029-03-07": 2 } },
    { label: "Jay", days: {} },
  ]);
});
