import { beforeEach, expect, test } from "vitest";
import { recipes } from "@/entities/recipes";
import { type Finding, highlightedParts, pageFindings, rowFindings, searchFindings, tellingLines } from "@/lib/insight/search";

beforeEach(() => localStorage.clear());

const everything = (): Finding[] => [
  ...rowFindings({ entity: recipes, hasDetail: true }, recipes.rows.all()),
  ...pageFindings([{ path: "/", title: "Recipes", description: "What you cook" }]),
];

test("rows and pages become findings with what they say", () => {
  const [chicken] = everything();
  expect(chicken).toMatchObject({ kind: "Recipes", title: "Lemon roast chicken", path: "/recipes/recipe-1" });
  expect(chicken?.lines).toContain("Cuisine: French");
  expect(chicken?.lines.some((line) => line.startsWith("Price"))).toBe(false);
  expect(rowFindings({ entity: recipes, hasDetail: false }, recipes.rows.all())[0]?.path).toBe("/");
});

test("every word has to occur, and titles come first", () => {
  const titles = (search: string) => searchFindings(everything(), search).map(({ title }) => title);
  expect(titles("FRENCH crepes")).toEqual(["Crêpes"]);
  expect(titles("curry french")).toEqual([]);
  expect(titles("c")[0]).toBe("Lemon roast chicken");
  expect(titles("cook")).toEqual(["Lemon roast chicken", "Chickpea curry", "Recipes"]);
});

test("lines with a word of the search are shown, and words stand out", () => {
  const lines = ["Cuisine: French", "Servings: 4", "Rating: 5", "Tags: Quick"];
  expect(tellingLines(lines, "quick")).toEqual(["Tags: Quick"]);
  expect(tellingLines(lines, "nothing")).toEqual(lines.slice(0, 3));
  expect(highlightedParts("Chickpea curry (hot)", "curry (hot)")).toEqual(["Chickpea ", "curry", " ", "(hot)", ""]);
  expect(highlightedParts("Curry", " ")).toEqual(["Curry"]);
});
