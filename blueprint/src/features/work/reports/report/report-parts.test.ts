import assert from "node:assert/strict";
import { test } from "node:test";
import { measureOf, namedParts, partsOf } from "./report-parts.ts";

const stock = [
  { label: "Name", type: "text" },
  { label: "Code", type: "text" },
  { label: "Price", type: "money" },
  { label: "Change", type: "percent" },
  { label: "Sector", type: "choice" },
  { label: "Description", type: "paragraph" },
] as const;

test("the parts that a prompt lists are read without what follows them", () => {
  const prompt = "generate reports. the reports should include basic stock information, market trends, financial data, and more. blue.";
  assert.deepEqual(namedParts(prompt), ["basic stock information", "market trends", "financial data"]);
  assert.deepEqual(namedParts("users can generate reports and view them."), []);
});

test("named parts hold the fields that they speak of", () => {
  const parts = partsOf(stock, ["basic stock information", "market trends", "financial data"]);
  assert.deepEqual(
    parts.map(({ label, columns, chart }) => [label, columns, chart]),
    [
      ["Basic stock information", [1, 4], false],
      ["Market trends", [3], true],
      ["Financial data", [2, 3], false],
    ],
  );
});

test("without names a report has a summary, a chart, the details and the long texts", () => {
  assert.deepEqual(
    partsOf(stock, ["a reporting"]).map(({ label, columns }) => [label, columns]),
    [
      ["Summary", []],
      ["Chart", []],
      ["Details", [1, 2, 3, 4]],
      ["Descriptions", [5]],
    ],
  );
});

test("amounts are summed, prices and shares are averaged, years are neither", () => {
  const labels = ["Amount", "Price", "Year"].map((label) => measureOf({ label, type: "number" }));
  assert.deepEqual(labels, ["total", "average", null]);
});
