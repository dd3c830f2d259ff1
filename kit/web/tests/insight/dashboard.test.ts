import { beforeEach, expect, test } from "vitest";
import { recipes } from "@/entities/recipes";
import { type DashboardDefinition, type Widget, readRange, writeRange } from "@/lib/insight/dashboard/dashboard-definition";
import { type Look, measureOf, partsOf, rowsIn, seriesOf } from "@/lib/insight/dashboard/measures";
import { periodOf, stepsOf } from "@/lib/insight/dashboard/periods";
import { simulatedDay, simulatedLevel } from "@/lib/insight/dashboard/simulation";
import { localDate } from "@/lib/format";
import { dayAfter, daysBetween } from "@/lib/months";

beforeEach(() => localStorage.clear());

const widget: Widget = { id: "recipes", title: "Recipes", source: "recipe", shape: "figure", measure: "count", field: null, by: null };
const source = { entity: recipes, date: null, hasSimulatedDays: false, isLink: true, columns: [], lessIsBetter: [] };
const definition: DashboardDefinition = { sources: [source], widgets: [widget], range: "30", note: "" };
const today = { from: localDate(), to: localDate() };

test("a range means days, and looks ahead where most days lie ahead", () => {
  const range = { choice: "7", from: "", to: "" };
  expect(periodOf(range, [])).toEqual({ from: localDate(-6), to: localDate() });
  expect(periodOf(range, [localDate(3), localDate(4), localDate(-1)])).toEqual({ from: localDate(), to: localDate(6) });
  expect(periodOf({ ...range, choice: "all" }, ["2026-03-02", "", "2026-01-05"])).toEqual({ from: "2026-01-05", to: "2026-03-02" });
  expect(periodOf({ choice: "own", from: "2020-03-01", to: "" }, ["2026-01-05"])).toEqual({ from: "2020-03-01", to: "2026-01-05" });
});

test("a period is drawn in days, months, years or decades", () => {
  const labels = (from: string, to: string) => stepsOf({ from, to }).map(({ label }) => label);
  expect(labels("2026-02-27", "2026-03-01")).toEqual(["Feb 27, 2026", "Feb 28, 2026", "Mar 1, 2026"]);
  expect(stepsOf({ from: "2026-01-20", to: "2026-03-10" })).toEqual([
    { label: "Jan 2026", from: "2026-01-20", to: "2026-01-31" },
    { label: "Feb 2026", from: "2026-02-01", to: "2026-02-28" },
    { label: "Mar 2026", from: "2026-03-01", to: "2026-03-10" },
  ]);
  expect(labels("2020-05-01", "2024-01-01")).toEqual(["2020", "2021", "2022", "2023", "2024"]);
  expect(labels("1970-01-01", "2026-01-01").at(1)).toBe("1980");
  expect([dayAfter("2026-02-28", 1), daysBetween("2026-03-28", "2026-03-30")]).toEqual(["2026-03-01", 2]);
});

test("rows are counted, summed and averaged, in all and by group", () => {
  const look: Look = {
    source: { ...source, hasSimulatedDays: true },
    rows: recipes.rows.all(),
    period: { from: localDate(-400), to: localDate() },
  };
  const measured = (changes: Partial<Widget>) => measureOf({ ...widget, ...changes }, rowsIn(look), look);
  expect(measured({})).toBe(3);
  expect(measured({ measure: "sum", field: "cookingTime" })).toBe(125);
  expect(measured({ measure: "average", field: "cookingTime" })).toBe(62.5);
  expect(measured({ measure: "highest", field: "servings" })).toBe(4);
  expect(measured({ measure: "average", field: "price" })).toBe(6.5);
  expect(measured({ measure: "groups", by: "cuisine" })).toBe(2);
  expect(partsOf({ ...widget, by: "cuisine" }, look).map(({ label, value }) => [label, value])).toEqual([
    ["French", 2],
    ["Indian", 1],
  ]);
  expect(seriesOf({ ...widget, by: "cuisine" }, look).series.map(({ label }) => label)).toEqual(["French", "Indian"]);
});

test("parts and lines have the colors of the options that they are named after, as lists do", () => {
  const look: Look = { source, rows: recipes.rows.all(), period: today };
  const byCuisine = { ...widget, by: "cuisine" };
  const options: readonly string[] = recipes.fields.cuisine.options ?? [];
  const colorOf = (label: string) => `var(--chart-${options.indexOf(label) + 1})`;
  for (const { label, color } of [...partsOf(byCuisine, look), ...seriesOf(byCuisine, look).series]) expect(color).toBe(colorOf(label));
  expect(colorOf("French")).not.toBe(colorOf("Indian"));
});

test("what is simulated is the same every time, and today's value is the real one", () => {
  expect(simulatedLevel("a", localDate())).toBeCloseTo(1);
  expect(simulatedLevel("a", localDate(-90))).toBe(simulatedLevel("a", localDate(-90)));
  expect(simulatedDay("a") <= localDate() && simulatedDay("a") > localDate(-331)).toBe(true);
  const look: Look = { source, rows: recipes.rows.all(), period: today };
  expect(measureOf({ ...widget, measure: "sum", field: "servings" }, rowsIn(look), look)).toBeCloseTo(10);
});

test("the range of time is kept, and what cannot be read is that of a first visit", () => {
  const first = { choice: "30", from: "", to: "" };
  expect(readRange(definition)).toEqual(first);
  const own = { choice: "own", from: "2026-01-05", to: "2026-03-02" };
  writeRange(own);
  expect(readRange(definition)).toEqual(own);
  localStorage.setItem("recipe-box/own.dashboard", JSON.stringify({ range: 3 }));
  expect(readRange(definition)).toEqual(first);
});
