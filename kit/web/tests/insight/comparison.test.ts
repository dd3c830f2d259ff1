import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const open = async () => ({ ...(await import("@/entities/recipes")), ...(await import("@/lib/insight/comparison")) });

test("rows are chosen in turn, and of too many the first one goes", async () => {
  const { createChoice, toggleChosen } = await open();
  const choice = createChoice("compare");
  for (const id of ["a", "b", "c", "b", "d", "e", "f"]) toggleChosen(choice, id);
  expect(choice.all()).toEqual(["c", "d", "e", "f"]);
  expect(createChoice("compare").all()).toEqual(["c", "d", "e", "f"]);
});

test("at least two rows are compared; chosen ones that are deleted do not count", async () => {
  const { comparedRows } = await open();
  const rows = ["a", "b", "c"].map((id) => ({ id }));
  const ids = (chosen: readonly string[]) => comparedRows(rows, chosen).map(({ id }) => id);
  expect([ids([]), ids(["c"]), ids(["gone", "b"]), ids(["c", "b", "a"])]).toEqual([
    ["a", "b"],
    ["c", "a"],
    ["b", "a"],
    ["c", "b", "a"],
  ]);
});

test("values are read as numbers and words, and differences are found", async () => {
  const { comparedFields, differs, numberOf, recipes, textOf } = await open();
  const rows = recipes.rows.all();
  const [chicken, curry, crepes] = rows;
  if (!chicken || !curry || !crepes) throw new Error("The kit has three recipes.");
  expect(comparedFields(recipes)).not.toContain("title");
  expect([chicken, crepes].map((row) => numberOf(recipes, row, "cookingTime"))).toEqual([85, null]);
  expect(numberOf(recipes, chicken, "cuisine")).toBe(null);
  expect([textOf(recipes, chicken, "cookingTime"), textOf(recipes, crepes, "cookingTime")]).toEqual(["1 h 25 min", ""]);
  expect([textOf(recipes, chicken, "isFavourite"), textOf(recipes, crepes, "isFavourite")]).toEqual(["Other", "Favourite"]);
  expect([differs(recipes, [chicken, crepes], "cuisine"), differs(recipes, rows, "cuisine")]).toEqual([false, true]);
});
