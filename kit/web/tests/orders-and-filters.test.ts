// The filters and the orders of the kinds of fields, and the orders of values that they stand on.
import { describe, expect, test } from "vitest";
import { byDate, byDateDown, byNumber, byNumberDown, byText } from "@/lib/compare";
import * as field from "@/lib/fields";
import type { Field } from "@/lib/fields/field-definition";
import { localDate } from "@/lib/format";
import { dayAfter, daysBetween, monthAfter, weeksOf } from "@/lib/months";
import { readDate, readNumber, readTexts } from "@/lib/saved";

/** The options of a field's filter after the first, and the values that each lets pass. */
function passing<Value>({ filter }: Field<Value>, values: readonly Value[]): Record<string, Value[]> {
  const options = filter?.options(values) ?? [];
  return Object.fromEntries(options.map(({ value, label }) => [label, values.filter((one) => filter?.matches(one, value))]));
}

/** The values in each of the field's orders. */
function ordered<Value>({ orders }: Field<Value>, values: readonly Value[]): Record<string, Value[]> {
  return Object.fromEntries(orders.map(({ label, compare }) => [label, values.toSorted(compare)]));
}

describe("a filter", () => {
  test("offers the texts that occur, in their order, once each", () => {
    const author = field.text({ label: "Author" });
    expect(passing(author, ["Moss", "", "Adler", "Moss"])).toEqual({ Adler: ["Adler"], Moss: ["Moss", "Moss"] });
    const needs = field.lines({ label: "Needs", noun: { one: "need", many: "needs" } });
    expect(passing(needs, [["salt", "leek"], ["leek"], []])).toEqual({ leek: [["salt", "leek"], ["leek"]], salt: [["salt", "leek"]] });
  });

  test("offers the tags that are suggested, and then those that occur", () => {
    const tags = field.tags({ label: "Tags", suggestions: ["Quick"] });
    expect(passing(tags, [["New"], ["Quick", "New"]])).toEqual({ Quick: [["Quick", "New"]], New: [["New"], ["Quick", "New"]] });
  });

  test("of numbers lets pass what is between two of them, either of which may be left open", () => {
    const { filter } = field.number({ label: "Pages" });
    const between = (wanted: string) => [37, null, 412, 120, 90, 300, 61].filter((one) => filter?.matches(one, wanted));
    expect(filter?.isRange).toBe(true);
    expect(between("61..120")).toEqual([120, 90, 61]);
    expect(between("..61")).toEqual([37, 61]);
    expect(between("120..")).toEqual([412, 120, 300]);
    expect(between("400..100")).toEqual([]);
  });

  test("of stars lets pass as many or more", () => {
    const stars = field.rating({ label: "Stars", max: 3 });
    expect(passing(stars, [0, 1, 2, 3])).toEqual({ "3 stars": [3], "2 stars or more": [2, 3], "1 star or more": [1, 2, 3] });
  });

  test("of days tells where they are from today", () => {
    const due = field.date({ label: "Due" });
    const [past, today, soon, week, later] = [localDate(-1), localDate(), localDate(1), localDate(7), localDate(8)];
    expect(passing(due, ["", past, today, soon, week, later])).toEqual({
      "Before today": [past],
      Today: [today],
      "Next 7 days": [soon, week],
      Later: [later],
    });
  });

  test("of a flag and of a choice lets pass what has it", () => {
    expect(passing(field.flag({ label: "Done", states: ["Done", "To do"] }), [true, false])).toEqual({ Done: [true], "To do": [false] });
    expect(passing(field.choice({ label: "Size", options: ["S", "L"] }), ["L", "", "S"])).toEqual({ S: ["S"], L: ["L"] });
  });
});

describe("an order", () => {
  test("goes the way that it says, with what is empty at the end", () => {
    expect(ordered(field.number({ label: "Pages" }), [3, null, 20, 1])).toEqual({
      "highest first": [20, 3, 1, null],
      "lowest first": [1, 3, 20, null],
    });
    expect(ordered(field.rating({ label: "Stars" }), [3, 0, 5])).toEqual({ "best first": [5, 3, 0] });
    expect(ordered(field.flag({ label: "Done", states: ["Done", "To do"] }), [false, true])).toEqual({ "done first": [true, false] });
    expect(Object.values(ordered(field.choice({ label: "Size", options: ["S", "M", "L"] }), ["L", "", "S", "M"]))[0]).toEqual([
      "S",
      "M",
      "L",
      "",
    ]);
    expect(ordered(field.tags({ label: "Tags" }), [["a"], ["a", "b"], []])).toEqual({ "most first": [["a", "b"], ["a"], []] });
  });

  test("of texts knows numbers and no capitals, and of days leaves the empty ones at the end", () => {
    expect(["item 10", "Item 9", "apple"].toSorted(byText)).toEqual(["apple", "Item 9", "item 10"]);
    expect(["", "2026-02-01", "2026-01-01"].toSorted(byDate)).toEqual(["2026-01-01", "2026-02-01", ""]);
    expect(["", "2026-01-01", "2026-02-01"].toSorted(byDateDown)).toEqual(["2026-02-01", "2026-01-01", ""]);
    expect([byDate("2026-01-01", "2026-01-01"), byNumber(2, 2), byNumber(null, null), byNumberDown(null, null), byDate("", "")]).toEqual([
      0, 0, 0, 0, 0,
    ]);
  });
});

test("a calendar has whole weeks from its first day, and only those of its month", () => {
  expect(weeksOf("2026-02", 1).map(([monday, ...days]) => [monday, days.at(-1)])).toEqual([
    ["2026-01-26", "2026-02-01"],
    ["2026-02-02", "2026-02-08"],
    ["2026-02-09", "2026-02-15"],
    ["2026-02-16", "2026-02-22"],
    ["2026-02-23", "2026-03-01"],
  ]);
  expect(weeksOf("2026-11", 1)[0]?.[6]).toBe("2026-11-01");
  expect(weeksOf("2027-02", 1)).toHaveLength(4);
  expect([daysBetween("2026-02-27", "2026-03-01"), dayAfter("2026-03-01", -1), monthAfter("2026-12", 1)]).toEqual([
    2,
    "2026-02-28",
    "2027-01",
  ]);
});

test("what was stored as something else is read as far as it goes", () => {
  expect(readTexts(["a", "", 3, null, ["b"], {}])).toEqual(["a", "3"]);
  expect([readTexts("a"), readTexts(null)]).toEqual([["a"], []]);
  expect([readNumber("1.5"), readNumber(" "), readNumber("x"), readNumber(Infinity), readNumber(0)]).toEqual([1.5, null, null, null, 0]);
  expect([readDate("2026-01-02T10:00"), readDate("soon")]).toEqual(["2026-01-02", ""]);
});
