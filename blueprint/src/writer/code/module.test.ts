import assert from "node:assert/strict";
import { test } from "node:test";
import { code, Reference } from "./code.ts";
import { type ModuleSource, type PackageNames, writeModules } from "./module.ts";

const packages: PackageNames[] = [{ from: "react", values: ["useState"], types: ["ReactNode"] }];

const library: ModuleSource = {
  path: "src/lib/text.ts",
  library: true,
  parts: [
    { name: "fold", code: code`const fold = (text: string) => text.toLowerCase();` },
    { name: "same", comment: "Whether two texts say the same.", code: code`const same = (a: string, b: string) => @fold(a) === @fold(b);` },
    { name: "shout", code: code`const shout = (text: string) => text.toUpperCase();` },
  ],
};

function main(body: ModuleSource["parts"][number]["code"]): ModuleSource {
  return { path: "src/pages/main.ts", library: false, parts: [{ name: "main", code: body }] };
}

test("a library keeps only what is mentioned, and exports only what another file mentions", () => {
  const files = writeModules([main(code`@same("a", "A");`), library], packages);
  assert.equal(
    files.get("src/lib/text.ts"),
    "const fold = (text: string) => text.toLowerCase();\n\n/** Whether two texts say the same. */\nexport const same = (a: string, b: string) => fold(a) === fold(b);\n",
  );
  assert.equal(files.get("src/pages/main.ts"), 'import { same } from "../lib/text";\n\nsame("a", "A");\n');
});

test("a library that nothing mentions is not written", () => {
  assert.deepEqual([...writeModules([main(code`let x = 1;`), library], packages).keys()], ["src/pages/main.ts"]);
});

test("types are imported as types, packages before files", () => {
  const row = new Reference("Row", "src/row.ts", true);
  const files = writeModules([main(code`const x: ${row} | @ReactNode = @useState<${row}>();`)], packages);
  assert.match(
    files.get("src/pages/main.ts") ?? "",
    /^import \{ type ReactNode, useState \} from "react";\nimport type \{ Row \} from "\.\.\/row";\n/,
  );
});

test("a template that mentions an unknown name is refused", () => {
  assert.throws(() => writeModules([main(code`@nothing();`)], packages), /@nothing/);
});

test("a part that two modules bring alike is there once", () => {
  const files = writeModules([main(code`@fold("A");`), library, library], packages);
  assert.equal(files.get("src/lib/text.ts"), "export const fold = (text: string) => text.toLowerCase();\n");
});
