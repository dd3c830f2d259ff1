import assert from "node:assert/strict";
import { test } from "node:test";
import { blueprintGenerator } from "./blueprint.ts";

const { signal } = new AbortController();
const understand = (prompt: string, answers: { question: string; answer: string }[] = []) =>
  blueprintGenerator.understand({ prompt, answers, design: null }, signal);

async function plan(prompt: string) {
  const understanding = await understand(prompt);
  if (understanding.outcome !== "plan") throw new Error("it asked");
  return understanding.plan;
}

test("things, fields and wishes of the prompt are each proven by the checks that use them", async () => {
  const { checks, understood } = await plan("A reading list of books with author, status and rating");
  const ids = checks.map(({ id }) => id);
  for (const phrase of ["author", "status", "rating"]) {
    const found = understood.find((one) => one.phrase.includes(phrase));
    assert.ok(found && found.checks.length > 0, phrase);
    assert.ok(found.checks.every((id) => ids.includes(id)));
  }
});

test("a check of one thing proves nothing of another", async () => {
  const { checks, understood } = await plan("A recipe box with ratings and a shopping list");
  const recipe = understood.find(({ phrase }) => /recipe/.test(phrase));
  const shopping = understood.find(({ phrase }) => /shopping/.test(phrase));
  assert.ok(recipe && shopping);
  assert.ok(shopping.checks.length > 0);
  const own = checks.filter(({ capability }) => capability === "browse-recipe").map(({ id }) => id);
  assert.ok(own.some((id) => recipe.checks.includes(id)));
  assert.ok(!own.some((id) => shopping.checks.includes(id)));
});

test("a question is answered by its text, and an answer that says nothing makes it ask again", async () => {
  const asked = await understand("Build me an app");
  assert.equal(asked.outcome, "questions");
  const question = asked.questions[0]?.text ?? "";
  const answered = await understand("Build me an app", [{ question, answer: "A list of films with a rating" }]);
  assert.equal(answered.outcome, "plan");
  assert.match(JSON.stringify(answered.plan.design), /film/i);
  const unrelated = await understand("Build me an app", [{ question: "Another question?", answer: "A list of films" }]);
  assert.equal(unrelated.outcome, "questions");
});

test("the same plan is written with the same bytes, for two credits", async () => {
  const made = await plan("Track expenses by category");
  const [first, second] = [await blueprintGenerator.write(made, signal), await blueprintGenerator.write(structuredClone(made), signal)];
  assert.deepEqual([...first.files], [...second.files]);
  assert.equal(first.credits, 2);
  assert.equal(await blueprintGenerator.repair({ plan: made, files: first.files, findings: [] }, signal), null);
});
