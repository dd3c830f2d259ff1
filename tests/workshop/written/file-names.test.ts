// The names of a project's files: in kebab case, and told apart by more than upper and lower case, so that a project is
// the same on every file system.
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { type Blueprint, writeProject } from "@atelier/blueprint";
import { everything } from "../../../blueprint/src/examples/everything.ts";
import { invoices } from "../../../blueprint/src/examples/invoices.ts";
import { recipeBox } from "../../../blueprint/src/examples/recipe-box.ts";
import { randomBlueprint } from "./blueprints/random-blueprint.ts";
import { volume } from "../../support/runner/volume.ts";

const KEBAB_CASE = /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+)*\/?)+$/;

/** The one name that its readers expect in capitals. */
const EXPECTED = "README.md";

function assertNames(blueprint: Blueprint): void {
  const paths = [...writeProject(blueprint).keys()];
  assert.deepEqual(
    paths.filter((path) => path !== EXPECTED && !KEBAB_CASE.test(path)),
    [],
  );
  assert.equal(new Set(paths.map((path) => path.toLowerCase())).size, paths.length);
}

test("are in kebab case and differ in more than case, whatever the blueprint has and is called", () => {
  for (const blueprint of [everything, invoices, recipeBox]) assertNames(blueprint);
  fc.assert(fc.property(randomBlueprint(), assertNames), {
    seed: 1,
    numRuns: volume({ everyRun: 100, nightly: 2_000 }),
    endOnFailure: true,
  });
});
