import assert from "node:assert/strict";
import { test } from "node:test";
import { templatesByNoun } from "../../../knowledge/entity-templates.ts";
import { fittingRows, rowsAbout } from "./fitting-rows.ts";

function titlesOf(noun: string, one: string): string[] {
  const thing = templatesByNoun.get(noun);
  assert.ok(thing);
  return fittingRows(thing, one).rows.map(([title]) => String(title));
}

const all = (noun: string): string[] => titlesOf(noun, noun);

test("a thing under one of its own names has all its rows", () => {
  assert.ok(all("recipe").length > 5);
  assert.deepEqual(titlesOf("recipe", "dish"), all("recipe"));
});

test("a name that narrows a thing down leaves out the rows that do not speak of it", () => {
  assert.deepEqual(titlesOf("recipe", "sourdough recipe"), []);
  assert.deepEqual(titlesOf("expense", "renovation cost"), []);
  const risotto = titlesOf("recipe", "mushroom recipe");
  assert.ok(risotto.length < all("recipe").length);
});

test("people stay people, and whose something is does not change it", () => {
  assert.deepEqual(titlesOf("contact", "emergency contact"), all("contact"));
  assert.deepEqual(titlesOf("invoice", "client invoice"), all("invoice"));
});

test("rows of another trade than the one that a text is about are left out", () => {
  const task = templatesByNoun.get("task");
  assert.ok(task);
  assert.equal(rowsAbout(task, []).rows, task.rows);
  assert.equal(rowsAbout(task, ["task"]).rows, task.rows);
  assert.equal(rowsAbout(task, ["dates", "priorities"]).rows, task.rows, "its own fields, in the plural");
  assert.deepEqual(rowsAbout(task, ["wedding", "marquee"]).rows, []);
});
