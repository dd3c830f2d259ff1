import assert from "node:assert/strict";
import { test } from "node:test";
import { capitalise, distinctSlugs, inSentence, slugOf, TakenNames, typeName, variable, withArticle } from "./names.ts";

test("no name hides a keyword, a type of the browser or one taken before", () => {
  assert.equal(variable("class"), "theClass");
  assert.equal(typeName("event"), "EventEntry");
  const names = new TakenNames(["NotFoundPage"]);
  assert.deepEqual(
    [names.take("notFoundPage"), names.take("HomePage"), names.take("HomePage")],
    ["notFoundPage2", "HomePage", "HomePage2"],
  );
});

test("words read well inside a sentence", () => {
  assert.deepEqual([inSentence("Due date"), inSentence("URL"), inSentence("E-mail")], ["due date", "URL", "E-mail"]);
  assert.deepEqual(["recipe", "invoice", "unit", "user", "umbrella"].map(withArticle), [
    "a recipe",
    "an invoice",
    "a unit",
    "a user",
    "an umbrella",
  ]);
  for (const words of [
    "MRI scan",
    "X-ray",
    "F1 race",
    "HR policy",
    "IT ticket",
    "hourly rate",
    "heirloom",
    "urgent call",
    "unimportant note",
    "11 a.m. slot",
  ])
    assert.equal(withArticle(words), `an ${words}`);
  for (const words of ["SIM card", "URL", "one-off", "use case", "European trip", "house", "UX review", "university"])
    assert.equal(withArticle(words), `a ${words}`);
  assert.equal(capitalise("shopping items"), "Shopping items");
});

test("slugs are plain Latin, and empty where nothing of the words is", () => {
  assert.equal(slugOf("Crème brûlées & more"), "creme-brulees-more");
  assert.equal(slugOf("日本語"), "");
});

test("slugs of names that differ are different, also where nothing of them is plain Latin or their ends are cut off", () => {
  assert.deepEqual(distinctSlugs(["Café", "Cafe!", "日本語", "植物"], "item"), ["cafe", "cafe-2", "item", "item-2"]);
  const long = "x".repeat(48);
  assert.deepEqual(distinctSlugs([long, `${long} over time`], "item"), [long, `${long}-2`]);
});
