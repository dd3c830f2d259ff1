import assert from "node:assert/strict";
import { test } from "node:test";
import { capitalise, inSentence, slugOf, TakenNames, typeName, variable, withArticle } from "./names.ts";

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
  assert.equal(capitalise("shopping items"), "Shopping items");
});

test("slugs are plain Latin, and empty where nothing of the words is", () => {
  assert.equal(slugOf("Crème brûlées & more"), "creme-brulees-more");
  assert.equal(slugOf("日本語"), "");
});
