import { expect, test } from "vitest";
import { recipes } from "@/entities/recipes";
import { localDate } from "@/lib/format";
import type { Widget } from "@/lib/insight/dashboard/dashboard-definition";
import type { Look } from "@/lib/insight/dashboard/measures";
import { reportText } from "@/lib/insight/dashboard/report";
import { titleOf } from "@/lib/entity";

const source = { entity: recipes, date: null, hasSimulatedDays: false, isLink: true, columns: ["cuisine"], lessIsBetter: [] };
const look: Look = { source, rows: recipes.rows.all(), period: { from: localDate(), to: localDate() } };
const widget = (changes: Partial<Widget>) => {
  const plain: Widget = { id: "one", title: "One", source: "recipe", shape: "figure", measure: "count", field: null, by: null };
  return { widget: { ...plain, ...changes }, look };
};
const shown = [
  widget({ title: "Recipes (all)" }),
  widget({ title: "By cuisine", shape: "ring", by: "cuisine" }),
  widget({ title: "Over time", shape: "line" }),
  widget({ title: "Latest recipes", shape: "table" }),
];

test("a spreadsheet has what each widget says, and all rows of a table", () => {
  const text = reportText("Report", shown, "csv");
  expect(text).toContain("Recipes (all)\r\n3\r\n");
  expect(text).toContain("Over time");
  for (const row of recipes.rows.all()) expect(text).toContain(titleOf(recipes, row));
});

test("a PDF says the same, and its table of objects is right", () => {
  const text = reportText("Report", shown, "pdf");
  expect(text).toContain(String.raw`(Recipes \(all\)) Tj`);
  const [, start = ""] = /startxref\n(\d+)/.exec(text) ?? [];
  expect(text.slice(Number(start)).startsWith("xref")).toBe(true);
  const offsets = Array.from(text.matchAll(/^(\d{10}) 00000 n/gm), ([, offset]) => Number(offset));
  expect(offsets.map((offset, at) => text.slice(offset).startsWith(`${at + 1} 0 obj`))).not.toContain(false);
});
