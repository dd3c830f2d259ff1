import { beforeEach, expect, test, vi } from "vitest";
import type { Entity } from "@/lib/entity";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

/** Orders and their lines, of which each has fields that are worked out from the other. */
async function open() {
  const { defineEntity } = await import("@/lib/entity");
  const { computeFields } = await import("@/lib/computed");
  const { rowIn, rowsOf, sumOf, times } = await import("@/lib/formula");
  const field = await import("@/lib/fields");
  const options = { noun: { one: "x", many: "xs" }, home: { path: "/", title: "" }, rowPath: "/x" };
  const orders = defineEntity({
    ...options,
    name: "order",
    title: "name",
    fields: {
      name: field.text({ label: "Name", required: true }),
      rate: field.number({ label: "Rate" }),
      total: field.money({ label: "Total", currency: "EUR", isComputed: true }),
    },
    samples: () => [{ name: "A", rate: 0.1 }],
  });
  const lines = defineEntity({
    ...options,
    name: "line",
    title: "order",
    fields: {
      name: field.text({ label: "Name", required: true }),
      order: field.reference({ label: "Order", to: (): Entity => orders }),
      hours: field.number({ label: "Hours" }),
      amount: field.money({ label: "Amount", currency: "EUR", isComputed: true }),
    },
    samples: () => [
      { name: "a", order: "order-1", hours: 3 },
      { name: "b", order: "order-1", hours: null },
    ],
  });
  computeFields(orders, {
    formulas: { total: (row) => sumOf(rowsOf(lines, "order", row.id), (child) => child.amount) },
    sources: () => [lines],
  });
  computeFields(lines, {
    formulas: { amount: (row) => times(row.hours, rowIn(orders, row.order)?.rate) },
    sources: () => [orders],
  });
  return { orders, lines };
}

test("entities read each other's computed fields, and rows stay the same until something changes", async () => {
  const { orders, lines } = await open();
  expect(lines.rows.all().map(({ amount }) => amount)).toEqual([0.3, null]);
  expect(orders.rows.all()[0]?.total).toBe(0.3);
  expect(orders.rows.all()).toBe(orders.rows.all());
  expect({ ...orders.rows.all()[0] }).toMatchObject({ name: "A", total: 0.3 });
});

test("a form asks for what is not worked out", async () => {
  const { orders, lines } = await open();
  const { enteredFields } = await import("@/lib/entity");
  expect(enteredFields(orders.fields).map(([name]) => name)).toEqual(["name", "rate"]);
  expect(enteredFields(lines.fields).map(([name]) => name)).not.toContain("amount");
});

test("a computed field follows the rows that it reads, and tells who listens", async () => {
  const { orders, lines } = await open();
  expect(orders.rows.all()[0]?.total).toBe(0.3);
  const changed = vi.fn();
  const end = orders.rows.subscribe(changed);
  lines.rows.update("line-2", { hours: 4 });
  expect(changed).toHaveBeenCalled();
  expect(orders.rows.all()[0]?.total).toBe(0.7);
  orders.rows.update("order-1", { rate: 2 });
  expect(lines.rows.all().map(({ amount }) => amount)).toEqual([6, 8]);
  expect(orders.rows.all()[0]?.total).toBe(14);
  end();
  changed.mockClear();
  lines.rows.update("line-2", { hours: 5 });
  expect(changed).not.toHaveBeenCalled();
});

test("rows that are named after rows which read them are opened again", async () => {
  const { lines } = await open();
  lines.rows.update("line-2", { hours: 1 });
  vi.resetModules();
  const again = await open();
  expect(again.orders.rows.all()[0]?.total).toBe(0.4);
  expect(again.lines.rows.all()).toHaveLength(2);
});

test("no form asks for a computed field, and none is stored", async () => {
  const { orders } = await open();
  const { enteredFields } = await import("@/lib/entity");
  expect(enteredFields(orders.fields).map(([name]) => name)).toEqual(["name", "rate"]);
  orders.rows.update("order-1", { rate: 2 });
  expect(localStorage.getItem("recipe-box/order")).toContain('"total":null');
});

test("operations leave out what is missing", async () => {
  const formula = await import("@/lib/formula");
  const { daysAfter, daysBetween, over, plus, minus, mean, rounded, yearsBetween, countOf, less } = formula;
  expect([plus(1, null), plus(null, null), minus(null, 2), over(1, null)]).toEqual([1, null, -2, null]);
  expect([mean(1, null, 2), mean(null)]).toEqual([1.5, null]);
  expect([rounded(2.345, 1), rounded(null, 1), formula.rated(0)]).toEqual([2.3, null, null]);
  expect(daysBetween("2026-03-28", "2026-03-30")).toBe(2);
  expect(daysAfter("2026-12-30", 3)).toBe("2027-01-02");
  expect([daysBetween("", "2026-01-01"), daysAfter("", 1)]).toEqual([null, ""]);
  expect([formula.monthsAfter("2026-08-31", 6), formula.monthsAfter("2026-03-15", -3)]).toEqual(["2027-02-28", "2025-12-15"]);
  expect([formula.monthsAfter("", 6), formula.monthsAfter("2026-03-15", null)]).toEqual(["", ""]);
  expect([yearsBetween("2000-05-02", "2026-05-01"), yearsBetween("2000-05-02", "2026-05-02")]).toEqual([25, 26]);
  expect(countOf([1, 0, null], (value) => value)).toBe(2);
  expect(countOf([true, false], (value) => value)).toBe(1);
  expect([less(1, 2), less(null, 2), less("2026-01-01", "2026-01-02")]).toEqual([true, false, true]);
});

test("the earliest and the latest day of rows, and the rows that stand first and last by one", async () => {
  const { earliestOf, firstOf, lastOf, latestOf } = await import("@/lib/formula");
  const rows = [
    { note: "Painted", day: "2026-05-01" },
    { note: "Oiled", day: "2026-01-09" },
    { note: "Never", day: "" },
  ];
  const day = (row: (typeof rows)[number]) => row.day;
  const note = (row: (typeof rows)[number]) => row.note;
  expect([earliestOf(rows, day), latestOf(rows, day)]).toEqual(["2026-01-09", "2026-05-01"]);
  expect([firstOf(rows, note, day), lastOf(rows, note, day)]).toEqual(["Oiled", "Painted"]);
  expect([earliestOf([], day), lastOf([], note, day)]).toEqual(["", undefined]);
});
