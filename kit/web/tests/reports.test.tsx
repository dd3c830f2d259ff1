import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ReportMaker } from "@/components/reports/report-maker";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";
import { type ReportSettings, makeReport, reportedRows } from "@/lib/reports/report";
import { textOf } from "@/lib/reports/report-files";
import { defineReports } from "@/lib/reports/reports";
import { entitySource, moneyOf, moneySource } from "@/lib/reports/source";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const invoicesOf = () =>
  defineEntity({
    name: "invoice",
    noun: { one: "invoice", many: "invoices" },
    home: { path: "/", title: "Invoices" },
    rowPath: "/invoices",
    title: "number",
    fields: {
      client: field.text({ label: "Client" }),
      number: field.text({ label: "Number" }),
      amount: field.money({ label: "Amount", currency: "USD" }),
      share: field.percent({ label: "Share" }),
      due: field.date({ label: "Due date" }),
      isPaid: field.flag({ label: "Paid", states: ["Paid", "Open"] }),
    },
    samples: () => [
      { number: "A-1", client: "Café Zürich", amount: 100, share: 10, due: "2026-11-01", isPaid: true },
      { number: "A-2", client: "=Bakery (north)", amount: 50.5, share: 20, due: "2026-12-01" },
      { number: "A-3", client: "Bakery", share: null },
    ],
  });

const sourceOf = (invoices = invoicesOf()) =>
  entitySource(invoices, {
    parts: [
      { label: "Summary", hasFigures: true },
      { label: "Chart", hasChart: true },
      { label: "Details", columns: ["client", "amount", "isPaid"] },
    ],
    date: "due",
    measures: { amount: "total", share: "average" },
    chart: { label: "Amount by client", by: "client", amount: "amount" },
  });

const all: ReportSettings = { source: "invoice", search: "", from: "", to: "", parts: ["Summary", "Chart", "Details"], format: "pdf" };

test("rows are found by words without accents, by their numbers, and by a period", () => {
  const source = sourceOf();
  const found = (change: Partial<ReportSettings>) => reportedRows(source, { ...all, ...change }).map(({ cells }) => cells[0]);
  expect(found({ search: "cafe zurich" })).toEqual(["A-1"]);
  expect(found({ search: "50.5" })).toEqual(["A-2"]);
  expect(found({ from: "2026-11-02" })).toEqual(["A-2"]);
  expect(found({ from: "2026-11-01", to: "2026-11-30" })).toEqual(["A-1"]);
  expect(found({})).toEqual(["A-1", "A-2", "A-3"]);
});

test("a report sums up its columns, and its first column names the row", () => {
  const [summary, chart, details] = makeReport(sourceOf(), all, "report").parts;
  expect(summary?.figures).toEqual([
    { label: "Invoices", value: "3" },
    { label: "Total amount", value: "$150.50" },
    { label: "Average share", value: "15%" },
  ]);
  expect(chart?.chart?.points.map(({ label, value }) => [label, value])).toEqual([
    ["Café Zürich", 100],
    ["=Bakery (north)", 50.5],
    ["Bakery", 0],
  ]);
  expect(details?.table?.head).toEqual(["Number", "Client", "Amount", "Paid"]);
  expect(details?.table?.rows[2]).toEqual(["A-3", "Bakery", "–", "Open"]);
  expect(makeReport(sourceOf(), { ...all, parts: ["Chart", "Gone"] }, "report").parts).toHaveLength(1);
});

test("files say what the report says: formulas are marked, and a PDF's table is right", () => {
  const report = makeReport(sourceOf(), { ...all, search: "north" }, "report");
  expect(textOf(report, "csv")).toContain("A-2,'=Bakery (north),50.5,no");
  const pdf = textOf(report, "pdf");
  expect(pdf).toContain(String.raw`A-2     =Bakery \(north\)  $50.50  Open`);
  const [, start = ""] = /startxref\n(\d+)/.exec(pdf) ?? [];
  expect(pdf.slice(Number(start)).startsWith("xref")).toBe(true);
  const offsets = Array.from(pdf.matchAll(/^(\d{10}) 00000 n/gm), ([, offset]) => Number(offset));
  expect(offsets.map((offset, at) => pdf.slice(offset).startsWith(`${at + 1} 0 obj`))).not.toContain(false);
});

test("amounts of money of several entities are one report", () => {
  const source = moneySource([moneyOf(invoicesOf(), { amount: "amount", date: "due" })]);
  const [totals] = makeReport(source, { ...all, parts: ["Totals"] }, "report").parts;
  expect(totals?.figures.map(({ value }) => value)).toEqual(["3", "$150.50"]);
});

test("a report is made, saved and opened again; one without content is refused", () => {
  render(<ReportMaker reports={defineReports({ name: "reports", called: "report", sources: [sourceOf()] })} />);
  const generate = screen.getByRole("button", { name: "Generate report" });
  const boxes = screen.getAllByRole("checkbox");
  for (const box of boxes) fireEvent.click(box);
  fireEvent.click(generate);
  expect(screen.getByText("Choose at least one part.")).toBeTruthy();
  fireEvent.click(screen.getByRole("checkbox", { name: "Details" }));
  fireEvent.change(screen.getByLabelText(/Only what matches/), { target: { value: "nobody" } });
  fireEvent.click(generate);
  expect(screen.getByText(/No invoice matches “nobody”/)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(/Only what matches/), { target: { value: "bakery" } });
  fireEvent.click(generate);
  const article = screen.getByRole("article", { name: "Invoices report" });
  expect(within(article).queryByRole("heading", { name: "Summary" })).toBeNull();
  expect(within(article).getAllByRole("row")).toHaveLength(3);
  fireEvent.click(screen.getByRole("button", { name: "Save report" }));
  expect(screen.getByRole("button", { name: "Open Invoices report, 2 invoices, matching “bakery”" })).toBeTruthy();
});
