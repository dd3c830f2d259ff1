import { beforeEach, expect, test } from "vitest";
import { recipes } from "@/entities/recipes";
import { defineEntity } from "@/lib/entity";
import * as field from "@/lib/fields";
import { groupRows, sum } from "@/lib/metrics";

// The compiler rejects a line that is expected to be wrong and is not, so these tests fail in `tsc` rather than here.
beforeEach(() => localStorage.clear());

test("a name that is not a field's is an error at its line", () => {
  // @ts-expect-error -- cusine is misspelt
  expect(() => recipes.rows.update("recipe-1", { cusine: "Thai" })).not.toThrow();
  // @ts-expect-error -- cusine is misspelt
  expect(() => groupRows(recipes, { rows: recipes.rows.all(), by: "cusine" })).toThrow("recipe has no field cusine.");
});

test("a value of another type is an error, and so is an option that does not exist", () => {
  // @ts-expect-error -- servings is a number
  recipes.rows.update("recipe-1", { servings: "four" });
  // @ts-expect-error -- Thai is none of the options
  recipes.rows.update("recipe-1", { cuisine: "Thai" });
  // @ts-expect-error -- a text cannot be summed
  expect(sum(recipes, [], "title")).toBe(0);
});

test("only a field can name a row, and samples have the fields' types", () => {
  const options = { name: "cup", noun: { one: "cup", many: "cups" }, home: { path: "/", title: "Cups" }, rowPath: "/cups" };
  const fields = { name: field.text({ label: "Name" }), size: field.number({ label: "Size" }) };
  // @ts-expect-error -- length is no field
  defineEntity({ ...options, name: "glass", fields, title: "length", samples: () => [] });
  // @ts-expect-error -- length is no field
  const cups = defineEntity({ ...options, fields, title: "name", samples: () => [{ name: "Mug", size: "large" }] });
  expect(cups.rows.all()).toHaveLength(1);
});
