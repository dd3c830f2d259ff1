import { beforeEach, expect, test } from "vitest";
import { recipes } from "@/entities/recipes";
import { emptyValues } from "@/lib/entity";
import { clearMarks, createMarks, markedRows, renewMark, toggleMark } from "@/lib/marks";
import { rowText } from "@/lib/row-text";

beforeEach(() => localStorage.clear());

test("a row is marked and its mark taken back", () => {
  const marks = createMarks("marks-toggled");
  expect(toggleMark(marks, "recipe-1")).toBe(true);
  expect(marks.all().map(({ about }) => about)).toEqual(["recipe-1"]);
  expect(toggleMark(marks, "recipe-1")).toBe(false);
  expect(marks.all()).toEqual([]);
});

test("a row that is marked anew comes first, once", () => {
  const marks = createMarks("marks-renewed");
  for (const about of ["a", "b", "a"]) renewMark(marks, about);
  expect(marks.all().map(({ about }) => about)).toEqual(["a", "b"]);
  clearMarks(marks);
  expect(marks.all()).toEqual([]);
});

test("marks of rows that are gone are left out, and so is what no mark is", () => {
  localStorage.setItem(
    "recipe-box/marks-read",
    JSON.stringify({ version: 1, rows: [{ id: "1", about: "b", at: "2026-11-18T10:00:00Z" }, { id: "2", about: "x" }, { id: "3" }] }),
  );
  const marks = createMarks("marks-read");
  expect(marks.all()).toHaveLength(2);
  expect(markedRows([{ id: "a" }, { id: "b" }], marks.all())).toEqual([{ row: { id: "b" }, at: "2026-11-18T10:00:00Z" }]);
});

test("the text of a row has a line for each field that is filled in", () => {
  const row = recipes.rows.add({
    ...emptyValues(recipes.fields),
    title: "Dal",
    cuisine: "Indian",
    cookingTime: 40,
    ingredients: ["Lentils", "Salt"],
    tags: ["Vegan", "Quick"],
  });
  const lines = rowText(recipes, row).split("\n");
  expect(lines.slice(0, 3)).toEqual(["Dal", "Cuisine: Indian", "Cooking time: 40 min"]);
  expect(lines).toContain("Ingredients: Lentils, Salt");
  expect(lines).toContain("Tags: Vegan, Quick");
  expect(lines.filter((line) => line.endsWith(": "))).toEqual([]);
});
