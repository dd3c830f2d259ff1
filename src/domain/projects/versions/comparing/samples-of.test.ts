import assert from "node:assert/strict";
import { test } from "node:test";
import { isEntityFile, samplesOf } from "./samples-of.ts";

const entity = (title: string, samples: string): string =>
  `export const recipes = defineEntity({ name: "recipes", title: "${title}", samples: () => [${samples}], order: [1] });`;

test("sample rows are what stands in the brackets after their name, whatever they contain", () => {
  const rows = `{ name: "A ] b", tags: ["x", 'y]'], note: \`]\` }`;
  assert.equal(samplesOf(entity("Recipe", rows)), `samples: () => [${rows}]`);
  assert.equal(samplesOf(entity("Recipe", rows)), samplesOf(entity("Dish", rows.replace("{ name", "{\n  name"))));
  assert.notEqual(samplesOf(entity("Recipe", rows)), samplesOf(entity("Recipe", `${rows}, { name: "New" }`)));
  assert.equal(samplesOf("export const nothing = 1;"), "");
  assert.equal(samplesOf("samples: () => [1, 2"), "samples: () => [1, 2");
});

test("things are defined in files of their own", () => {
  assert.deepEqual(["src/entities/recipes.ts", "src/entities/a/b.ts", "src/lib/entity.ts"].map(isEntityFile), [true, false, false]);
});
