import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { everything } from "./examples/everything.ts";
import { invoices } from "./examples/invoices.ts";
import { recipeBox } from "./examples/recipe-box.ts";
import { writeProject } from "./write-project.ts";

const sources = (files: ReadonlyMap<string, string>): [string, string][] => [...files].filter(([path]) => /^src\/.*\.tsx?$/.test(path));

for (const blueprint of [recipeBox, invoices, everything]) {
  describe(`the project of ${blueprint.slug}`, () => {
    const files = writeProject(blueprint);

    test("is the same bytes for the same blueprint, sorted by path", () => {
      assert.deepEqual([...writeProject(structuredClone(blueprint))], [...files]);
      assert.deepEqual([...files.keys()], [...files.keys()].sort());
    });

    test("exports nothing that no other file imports", () => {
      const imported = new Set(
        [...files.values()].flatMap((text) =>
          [...text.matchAll(/^import (?:type )?\{([^}]+)\}/gm)].flatMap((match) =>
            (match[1] ?? "").split(",").map((name) => name.replace("type ", "").trim()),
          ),
        ),
      );
      const exported = sources(files).flatMap(([path, text]) =>
        [...text.matchAll(/^export (?:const|function|interface|type) (\w+)/gm)].map((match) => `${path} ${match[1] ?? ""}`),
      );
      assert.ok(exported.length > 20);
      assert.deepEqual(
        exported.filter((entry) => !imported.has(entry.split(" ")[1] ?? "")),
        [],
      );
    });

    test("keeps its files small enough to read", () => {
      for (const [path, text] of sources(files)) {
        if (!path.endsWith("samples.ts")) assert.ok(text.split("\n").length <= 420, path);
      }
    });

    test("styles no class that it does not use", () => {
      const code = sources(files)
        .map(([, text]) => text)
        .join("\n");
      const classes = [...(files.get("src/index.css") ?? "").matchAll(/^ {2}\.([a-z][a-z-]*) \{/gm)].map((match) => match[1] ?? "");
      assert.ok(classes.length > 10);
      assert.deepEqual(
        classes.filter((name) => !new RegExp(`\\b${name}\\b`).test(code)),
        [],
      );
    });
  });
}

test("a hostile name is text wherever it stands", () => {
  const files = writeProject(everything);
  assert.equal((files.get("index.html") ?? "").match(/<script/g)?.length, 1);
  assert.doesNotMatch(files.get("README.md") ?? "", /(?<!\\)<script/);
  for (const [path, text] of sources(files)) {
    const outsideOfStrings = text
      .replace(/^\s*(?:\/\*\*|\/\/|\*).*$/gm, "")
      .replace(/"(?:[^"\\\n]|\\.)*"/g, '""')
      .replace(/`(?:[^`\\]|\\.)*`/g, "``");
    assert.doesNotMatch(outsideOfStrings, /script>|process\.exit/, path);
  }
});

test("a blueprint that names what it does not have is refused", () => {
  const lost = {
    ...recipeBox,
    capabilities: recipeBox.capabilities.map((capability) => (capability.kind === "rate" ? { ...capability, field: "stars" } : capability)),
  };
  assert.throws(() => writeProject(lost), /recipe has no field stars/);
});

test("what was not asked for is not there", () => {
  const without = {
    ...recipeBox,
    capabilities: recipeBox.capabilities.filter((capability) => !["export", "search", "rate", "send"].includes(capability.kind)),
  };
  const text = [...writeProject(without).values()].join("\n");
  assert.doesNotMatch(text, /downloadCsv|SearchBox|Add to shopping list/);
});
