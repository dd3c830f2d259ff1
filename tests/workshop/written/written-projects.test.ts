import assert from "node:assert/strict";
import { after, before, describe, it } from "node:test";
import { writeProject } from "@atelier/blueprint";
import { everything } from "../../../blueprint/src/examples/everything.ts";
import { invoices } from "../../../blueprint/src/examples/invoices.ts";
import { recipeBox } from "../../../blueprint/src/examples/recipe-box.ts";
import { formatProject } from "../../../src/workshop/format/format-project.ts";
import { findSandbox } from "../../../src/workshop/sandbox/find-sandbox.ts";
import { createTypechecker } from "../../../src/workshop/types/create-typechecker.ts";
import type { Typechecker } from "../../../src/workshop/types/create-typechecker.ts";

const never = new AbortController().signal;

describe("a written project", () => {
  let typechecker: Typechecker;
  before(async () => {
    typechecker = await createTypechecker({ sandbox: await findSandbox() });
  });
  after(() => typechecker.close());

  for (const blueprint of [recipeBox, invoices, everything]) {
    it(`has no type error, strictly and without unused names: ${blueprint.slug}`, async () => {
      assert.deepEqual(await typechecker.check(writeProject(blueprint), never), []);
    });

    it(`can be put into its standard form: ${blueprint.slug}`, async () => {
      const files = writeProject(blueprint);
      const formatted = await formatProject(files);
      assert.deepEqual([...formatted.keys()], [...files.keys()]);
      assert.deepEqual([...(await formatProject(formatted))], [...formatted]);
    });
  }
});
