import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { parseSync } from "oxc-parser";
import type { Blueprint } from "../schema/blueprint.ts";
import { everything } from "../examples/everything.ts";
import { recipeBox } from "../examples/recipe-box.ts";
import { kitFiles } from "./kit.ts";
import { writeProject } from "./write-project.ts";

/** The blueprint with what the kit has of its own. */
function withoutFeatures(blueprint: Blueprint): Blueprint {
  const pages = blueprint.pages.map((page) => ({ ...page, sections: page.sections.filter(({ kind }) => kind !== "feature") }));
  return { ...blueprint, features: [], pages: pages.filter(({ sections }) => sections.length > 0) };
}

const examples = [recipeBox, everything].map(withoutFeatures);

/** The files that a project has of its own. */
const ownOf = (files: ReadonlyMap<string, string>): [string, string][] =>
  [...files].filter(([path, text]) => path.startsWith("src/") && kitFiles().get(path) !== text);

describe("writeProject", () => {
  test("the same blueprint gives the same bytes", () => {
    for (const blueprint of examples) assert.deepEqual(writeProject(blueprint), writeProject(structuredClone(blueprint)));
  });

  test("every file is the kit's, byte for byte, or valid code of the project's own", () => {
    for (const blueprint of examples) {
      const own = ownOf(writeProject(blueprint));
      const unexpected = own.filter(
        ([path]) =>
          !/^src\/(?:entities|pages|features|pictures|drawings)\/|^src\/(?:app|routes|field-views|theme|index|kit\.lock)\.|^src\/lib\/fields\/index\.ts$/.test(
            path,
          ),
      );
      assert.deepEqual(unexpected, []);
      for (const [path, text] of own.filter(([name]) => /\.tsx?$/.test(name))) assert.deepEqual(parseSync(path, text).errors, [], path);
    }
  });

  test("no two paths differ in case alone, and files are named in kebab-case", () => {
    for (const blueprint of examples) {
      const paths = [...writeProject(blueprint).keys()].filter((path) => path.startsWith("src/"));
      assert.equal(new Set(paths.map((path) => path.toLowerCase())).size, paths.length);
      for (const path of paths) assert.match(path, /^[a-z0-9/.-]+$/);
    }
  });

  test("an app has only the parts of the kit that it uses", () => {
    const [first] = examples;
    const entity = { ...recipeBox.entities[0], fields: [{ id: "title", label: "Title", type: "text", required: true }], samples: [] };
    const plain = {
      ...first,
      capabilities: [],
      entities: [entity],
      pages: [{ ...recipeBox.pages[0], sections: [{ kind: "collection", entity: entity.id, view: "list" }] }],
    } as Blueprint;
    const files = writeProject(plain);
    assert.ok(files.has("src/components/resource/row-list.tsx"));
    for (const unused of ["resource/card-list", "resource/table-list", "fields/tags-view", "charts/bar-chart"])
      assert.ok(!files.has(`src/components/${unused}.tsx`), unused);
  });

  test("a blueprint that names a field it does not have is rejected", () => {
    const capabilities = recipeBox.capabilities.map((one) => (one.kind === "rate" ? { ...one, field: "stars" } : one));
    assert.throws(() => writeProject({ ...recipeBox, capabilities }), /recipe has no field stars/);
  });

  test("names of a blueprint cannot end up as code", () => {
    const [first] = examples;
    const hostile = '"}); alert(1); //';
    const blueprint = {
      ...first,
      title: hostile,
      tagline: "</script>${1}`",
      entities: first?.entities.map((entity) => ({ ...entity, name: { one: hostile, many: `${hostile}s` } })),
    } as Blueprint;
    for (const [path, text] of ownOf(writeProject(blueprint)).filter(([name]) => /\.tsx?$/.test(name))) {
      const { program, errors } = parseSync(path, text);
      assert.deepEqual(errors, [], path);
      assert.doesNotMatch(JSON.stringify(program), /"name":"alert"/, path);
    }
  });
});
