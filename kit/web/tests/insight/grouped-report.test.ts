import { beforeEach, expect, test } from "vitest";
import { defineEntity } from "@/lib/entity";
import { choice } from "@/lib/fields/choice";
import { date } from "@/lib/fields/date";
import { money } from "@/lib/fields/money";
import { number } from "@/lib/fields/number";
import { text } from "@/lib/fields/text";
import { BY_MONTH, type ReportChoice, type ReportDefinition, daysOf, reportOf } from "@/lib/insight/report/report";
import { reportFile } from "@/lib/insight/report/report-file";

beforeEach(() => localStorage.clear());

const payments = defineEntity({
  name: "report-payments",
  noun: { one: "payment", many: "payments" },
  home: { path: "/", title: "Payments" },
  rowPath: "/payments",
  title: "purpose",
  fields: {
    purpose: text({ label: "Purpose", required: true }),
    kind: choice({ label: "Kind", options: ["Fee", "Supplies"] }),
    day: date({ label: "Day" }),
    amount: money({ label: "Amount", currency: "USD" }),
    age: number({ label: "Age" }),
  },
  samples: () => [
    { purpose: "X-ray", kind: "Fee", day: "2026-01-31", amount: 420, age: 60 },
    { purpose: "Gloves", kind: "Supplies", day: "2026-02-01", amount: -640 },
    { purpose: "Visit", kind: "Fee", day: "2026-02-28", amount: 85, age: 40 },
    { purpose: "Ward", kind: "Fee", day: "2026-03-01", amount: 960 },
  ],
});
const definition: ReportDefinition = {
  entity: payments,
  date: "day",
  groups: ["kind"],
  measures: [
    { field: "amount", statistic: "sum", label: "Total amount" },
    { field: "age", statistic: "average", label: "Average age" },
  ],
  columns: ["kind", "amount"],
  isLink: false,
};
const all: ReportChoice = { period: "", from: "", to: "", by: "kind" };
const february: ReportChoice = { ...all, period: "own", from: "2026-02-01", to: "2026-02-28" };
const report = (one: ReportChoice) => reportOf(definition, payments.rows.all(), one);

test("a report adds up amounts and averages ages, by group and in all, of the days that are included", () => {
  expect(report(all).groups).toEqual([
    { label: "Fee", count: 3, values: [1465, 50] },
    { label: "Supplies", count: 1, values: [-640, null] },
  ]);
  expect(report(all).total).toMatchObject({ count: 4, values: [825, 50] });
  expect(report(february).total).toMatchObject({ count: 2, values: [-555, 40] });
  expect(report({ ...all, period: "own", to: "2026-01-31" }).rows).toHaveLength(1);
});

test("months stand in their order, whatever they come to", () => {
  expect(report({ ...all, by: BY_MONTH }).groups.map(({ label, count }) => [label, count])).toEqual([
    ["Jan 2026", 1],
    ["Feb 2026", 2],
    ["Mar 2026", 1],
  ]);
});

test("a month and a year have all of their days", () => {
  const { from, to } = daysOf({ ...all, period: "last-month" });
  const next = daysOf({ ...all, period: "month" });
  expect(from.slice(8)).toBe("01");
  expect(to < next.from && from < to).toBe(true);
  expect(daysOf({ ...all, period: "year" })).toEqual({ from: `${next.from.slice(0, 4)}-01-01`, to: `${next.from.slice(0, 4)}-12-31` });
});

test("the files hold the groups, the total and the rows of the period", () => {
  const head = { title: "Payments by kind", period: "February" };
  const csv = reportFile(definition, report(february), { ...head, format: "csv" });
  expect(csv.split("\r\n").slice(3)).toEqual([
    ",Payments,Total amount,Average age",
    "Fee,1,85,40",
    "Supplies,1,-640,",
    "Total,2,-555,40",
    "",
    "payment,Kind,Amount",
    "Gloves,Supplies,-640",
    "Visit,Fee,85",
  ]);
  expect(reportFile(definition, report(february), { ...head, format: "pdf" })).toContain("(Payments by kind)");
});
