import { expect, test } from "vitest";
import { recipes } from "@/entities/recipes";
import { numberOf, textOf } from "@/lib/insight/row-values";

test("values are read as numbers and words", () => {
  const [chicken, , crepes] = recipes.rows.all();
  if (!chicken || !crepes) throw new Error("The kit has three recipes.");
  expect([chicken, crepes].map((row) => numberOf(recipes, row, "cookingTime"))).toEqual([85, null]);
  expect(numberOf(recipes, chicken, "cuisine")).toBe(null);
  expect([textOf(recipes, chicken, "cookingTime"), textOf(recipes, crepes, "cookingTime")]).toEqual(["1 h 25 min", ""]);
  expect([textOf(recipes, chicken, "isFavourite"), textOf(recipes, crepes, "isFavourite")]).toEqual(["Other", "Favourite"]);
});
