import assert from "node:assert/strict";
import { test } from "node:test";
import type { Blueprint } from "../schema/blueprint.ts";
import { recipeBox } from "../examples/recipe-box.ts";
import { projectModel } from "../model/project-model.ts";
import { isDistinct, namedSample } from "./place.ts";
import { countMatching } from "./samples.ts";

/** The recipe box with these samples. */
function withSamples(samples: Blueprint["entities"][number]["samples"]) {
  const [entity, ...others] = recipeBox.entities;
  assert.ok(entity);
  const project = projectModel({ ...recipeBox, entities: [{ ...entity, samples }, ...others] });
  const [model] = project.entities;
  assert.ok(model);
  return { project, model };
}

const [title, other] = (recipeBox.entities[0]?.fields ?? [])
  .filter(({ type }) => type === "text" || type === "paragraph")
  .map(({ id }) => id);
assert.ok(title !== undefined && other !== undefined);

test("a row is known by a name that no other row speaks of", () => {
  const place = withSamples([
    { [title]: "Bread", [other]: "plain" },
    { [title]: "Soup", [other]: "eaten with Bread" },
  ]);
  assert.deepEqual(namedSample(place), { index: 1, title: "Soup" });
});

test("where every name is spoken of elsewhere, the first that is nobody else's name does", () => {
  const place = withSamples([
    { [title]: "Bread", [other]: "dipped into Soup" },
    { [title]: "Soup", [other]: "eaten with Bread" },
  ]);
  assert.deepEqual(namedSample(place), { index: 0, title: "Bread" });
});

test("a name that is part of another row's name is none", () => {
  assert.deepEqual(namedSample(withSamples([{ [title]: "Rye" }, { [title]: "Rye bread" }])), { index: 1, title: "Rye bread" });
  assert.equal(namedSample(withSamples([{ [title]: "Rye" }, { [title]: "Rye" }])), null);
});

test("a name is distinguished where no other row, no label and no unit holds it", () => {
  const place = withSamples([
    { [title]: "Bread", [other]: "plain" },
    { [title]: "Soup", [other]: "eaten with Bread" },
    { [title]: "Name" },
  ]);
  const [label = ""] = place.model.fields.map((field) => field.label);
  const names = ["Bread", "Soup", label].map((name, index) => isDistinct(place, { index, title: name }));
  assert.deepEqual(names, [false, true, false]);
});

test("a search counts the rows that hold a word of a name in a number", () => {
  const number = recipeBox.entities[0]?.fields.find(({ type }) => type === "number");
  assert.ok(number);
  const { project, model } = withSamples([
    { [title]: "Bread 12", [number.id]: 3 },
    { [title]: "Bread", [number.id]: 1200 },
    { [title]: "Soup", [number.id]: 12 },
  ]);
  const counts = ["Bread 12", "1,200", "12", "7"].map((search) => countMatching(project, model, search));
  assert.deepEqual(counts, [2, 1, 3, 0]);
});
