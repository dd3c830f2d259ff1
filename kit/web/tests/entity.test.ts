import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const open = async () => (await import("@/entities/recipes")).recipes;
const library = () => import("@/lib/rows");

test("a first visit has the samples, with empty values for fields that they leave out", async () => {
  const recipes = await open();
  expect(recipes.rows.all().map(({ id, title }) => [id, title])).toEqual([
    ["recipe-1", "Lemon roast chicken"],
    ["recipe-2", "Chickpea curry"],
    ["recipe-3", "Crêpes"],
  ]);
  expect(recipes.rows.all()[2]).toMatchObject({ price: null, tags: [], rating: 0, method: "" });
});

test("changes are stored, and a removed row comes back where it was", async () => {
  const recipes = await open();
  const { emptyValues } = await import("@/lib/entity");
  const added = recipes.rows.add({ ...emptyValues(recipes.fields), title: "Soup" });
  recipes.rows.update(added.id, { servings: 3 });
  const undo = recipes.rows.remove("recipe-2");
  expect(recipes.rows.all().map(({ title }) => title)).toEqual(["Soup", "Lemon roast chicken", "Crêpes"]);
  undo();
  undo();
  vi.resetModules();
  const again = await open();
  expect(again.rows.all().map(({ title, servings }) => [title, servings])).toEqual([
    ["Soup", 3],
    ["Lemon roast chicken", 4],
    ["Chickpea curry", 4],
    ["Crêpes", 2],
  ]);
});

test("stored rows are validated: foreign ones are dropped, and unreadable data is set aside", async () => {
  localStorage.setItem(
    "recipe-box/recipe",
    JSON.stringify({ version: 1, rows: [{ id: "a", title: "Pie", servings: "6" }, { id: "b" }, 7] }),
  );
  expect((await open()).rows.all()).toMatchObject([{ id: "a", title: "Pie", servings: 6 }]);
  vi.resetModules();
  localStorage.setItem("recipe-box/recipe", "{broken");
  expect((await open()).rows.all()).toHaveLength(3);
  expect(localStorage.getItem("recipe-box/recipe:set-aside")).toBe("{broken");
});

test("a change in another tab is followed", async () => {
  const recipes = await open();
  const changed = vi.fn();
  recipes.rows.subscribe(changed);
  localStorage.setItem("recipe-box/recipe", JSON.stringify({ version: 1, rows: [{ id: "a", title: "Pie" }] }));
  window.dispatchEvent(new StorageEvent("storage", { key: "recipe-box/recipe" }));
  expect(changed).toHaveBeenCalledOnce();
  expect(recipes.rows.all()).toHaveLength(1);
});

test("a change that cannot be stored is reported, and stays for this visit", async () => {
  const recipes = await open();
  const { onSaveFailure } = await import("@/lib/store");
  const failed = vi.fn();
  onSaveFailure(failed);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  recipes.rows.update("recipe-1", { servings: 9 });
  vi.restoreAllMocks();
  expect(failed).toHaveBeenCalledOnce();
  expect(recipes.rows.all()[0]?.servings).toBe(9);
});

test("a list is searched without regard to accents, filtered and ordered", async () => {
  const recipes = await open();
  const { selectRows } = await library();
  const titles = (...settings: [string, string][]) =>
    selectRows(recipes, { rows: recipes.rows.all(), settings: new Map(settings), filters: ["cuisine", "tags", "isFavourite"] }).map(
      ({ title }) => title,
    );
  expect(titles(["search", "CREPES french"])).toEqual(["Crêpes"]);
  expect(titles(["cuisine", "French"], ["isFavourite", "no"])).toEqual(["Lemon roast chicken"]);
  expect(titles(["sort", "cookingTime"])).toEqual(["Chickpea curry", "Lemon roast chicken", "Crêpes"]);
  expect(titles(["sort", "cookingTime-down"])).toEqual(["Lemon roast chicken", "Chickpea curry", "Crêpes"]);
});

test("a search finds numbers and amounts as they are typed and as they are shown, and no durations", async () => {
  const recipes = await open();
  const { matchesSearch } = await import("@/lib/rows");
  const [first] = recipes.rows.all();
  if (first === undefined) throw new Error("The recipes have samples.");
  const row = { ...first, title: "Feast", price: 1250.5, cookingTime: 777, servings: 36 };
  const found = (search: string) => matchesSearch(recipes, row, search);
  expect(["1250.5", "1,250.5", "36", "feast 36"].map(found)).toEqual([true, true, true, true]);
  expect(["777", "37"].map(found)).toEqual([false, false]);
});

test("rows are counted, summed and averaged", async () => {
  const recipes = await open();
  const { average, groupRows, sum } = await import("@/lib/metrics");
  const rows = recipes.rows.all();
  expect(groupRows(recipes, { rows, by: "cuisine" })).toEqual([
    { label: "French", value: 2, color: "var(--chart-3)" },
    { label: "Indian", value: 1, color: "var(--chart-2)" },
  ]);
  expect(sum(recipes, rows, "servings")).toBe(10);
  expect(average(recipes, rows, "cookingTime")).toBe(62.5);
  expect(average(recipes, [], "price")).toBe(null);
});

test("dates are grouped by day, week, month or year, in their order", async () => {
  const { defineEntity } = await import("@/lib/entity");
  const { groupRows } = await import("@/lib/metrics");
  const field = await import("@/lib/fields");
  const sales = defineEntity({
    name: "sale",
    noun: { one: "sale", many: "sales" },
    home: { path: "/", title: "" },
    rowPath: "/sales",
    title: "name",
    fields: { name: field.text({ label: "Name", required: true }), day: field.date({ label: "Day" }) },
    samples: () => ["2026-11-22", "2026-11-21", "2026-12-31", "2027-01-01", "2026-11-15", ""].map((day) => ({ name: "x", day })),
  });
  const labels = (period?: "day" | "week" | "month" | "year"): string[] =>
    groupRows(sales, { rows: sales.rows.all(), by: "day", ...(period && { period }) }).map(({ label, value }) => `${label}: ${value}`);
  expect(labels()).toEqual(["Nov 2026: 3", "Dec 2026: 1", "Jan 2027: 1"]);
  expect(labels("month")).toEqual(labels());
  expect(labels("week")).toEqual(["Nov 15 – 21, 2026: 2", "Nov 22 – 28, 2026: 1", "Dec 27, 2026 – Jan 2, 2027: 2"]);
  expect(labels("year")).toEqual(["2026: 4", "2027: 1"]);
  expect(labels("day")[0]).toBe("Nov 15, 2026: 1");
});

test("a form gives values, and a message for each field that is wrong", async () => {
  const recipes = await open();
  const { readForm } = await import("@/lib/entity");
  const form = new FormData();
  form.set("servings", "0");
  form.set("tags", "Quick");
  form.set("isFavourite", "on");
  const { values, errors } = readForm(recipes.fields, form);
  expect(errors).toEqual({ title: "Fill this in: title.", servings: "Enter 1 or more." });
  expect(values).toMatchObject({ tags: ["Quick"], isFavourite: true, rating: 0 });
});
