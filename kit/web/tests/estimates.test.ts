import { beforeEach, expect, test } from "vitest";
import { defineEstimates, lineTotal, newEstimate, spreadsheetOf, totalsOf, typedNumber } from "@/lib/estimates";

beforeEach(() => localStorage.clear());

const open = () =>
  defineEstimates({ name: "estimates", called: "estimate", path: "/estimates", items: ["Labour", "Paint"], currency: "EUR" });

test("numbers are read as people type them", () => {
  expect(["2,5", " 3 ", "-1", "ten", ""].map(typedNumber)).toEqual([2.5, 3, 0, 0, 0]);
  expect(lineTotal({ item: "Paint", quantity: "3", price: "0.335" })).toBe(1.01);
});

test("contingency is added to the lines, and tax to both", () => {
  const lines = [
    { item: "Labour", quantity: "4", price: "25" },
    { item: "Paint", quantity: "", price: "10" },
  ];
  expect(totalsOf({ lines, contingency: "10", tax: "20" })).toEqual({ subtotal: 100, contingency: 10, tax: 22, total: 132 });
  expect(spreadsheetOf({ lines, contingency: "10", tax: "x" }).slice(-3)).toEqual([
    ["Contingency 10%", "", "", 10],
    ["Tax 0%", "", "", 0],
    ["Total", "", "", 110],
  ]);
});

test("a new estimate has a line for each item", () => {
  expect(newEstimate(open(), "job-1")).toMatchObject({ about: "job-1", lines: [{ item: "Labour", quantity: "1" }, { item: "Paint" }] });
});

test("stored estimates are read whatever they are", () => {
  const rows = [
    { id: "a", name: "Wing", lines: [{ item: 7 }, null, "x"], tax: 20 },
    { id: "b", lines: [] },
  ];
  localStorage.setItem("recipe-box/estimates", JSON.stringify({ version: 1, rows }));
  expect(open().saved.all()).toEqual([
    { id: "a", name: "Wing", about: "", lines: [{ item: "7", quantity: "", price: "" }], contingency: "", tax: "20", savedOn: "" },
  ]);
});
