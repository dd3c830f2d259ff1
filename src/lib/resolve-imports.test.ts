import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { test } from "node:test";
import { pathToFileURL } from "node:url";

/** Modules that import each other by every kind of specifier. Each prints its own URL. */
const FILES: Readonly<Record<string, string>> = {
  "package.json": `{ "type": "module", "imports": { "#own": "./own.js" } }`,
  "main.ts": `import "./a.ts"; import "./b/../b/c.js"; import "../root/d%20d.js"; import "./e.cjs"; import "#own"; import "left"; import data from "left/data.json" with { type: "json" }; console.log(data.from);\nimport "./b/f.ts"; import "node:path"; import "./g.js?query";\nconsole.log(import.meta.url);`,
  "a.ts": `import type {} from "./none.ts"; import "left/part.js"; console.log(import.meta.url as string);`,
  "b/c.js": `import "../a.ts"; import "../../root/b/f.ts"; console.log(import.meta.url);`,
  "b/f.ts": `import "left"; console.log(import.meta.url);`,
  "b/node_modules/left/package.json": `{ "type": "module", "exports": "./near.js" }`,
  "b/node_modules/left/near.js": `console.log(import.meta.url);`,
  "d d.js": `console.log(import.meta.url);`,
  "e.cjs": `console.log(__filename);`,
  "own.js": `console.log(import.meta.url);`,
  "g.js": `console.log(import.meta.url);`,
  "node_modules/left/package.json": `{ "exports": { ".": { "import": "./far.mjs", "require": "./far.cjs" }, "./part.js": "./part.js", "./data.json": "./data.json" } }`,
  "node_modules/left/data.json": `{ "from": "data" }`,
  "node_modules/left/far.mjs": `import "./part.js"; console.log(import.meta.url);`,
  "node_modules/left/part.js": `console.log(__filename);`,
};

test("every import means what it means to Node", () => {
  const root = path.join(mkdtempSync(path.join(tmpdir(), "atelier-imports-")), "root");
  for (const [file, text] of Object.entries(FILES)) {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  }
  const hooks = path.join(root, "hooks.ts");
  const url = new URL("resolve-imports.ts", import.meta.url).href;
  writeFileSync(hooks, `import { resolveImports } from "${url}"; resolveImports();`);
  const run = (...args: string[]): string => {
    const { stdout, stderr } = spawnSync(process.execPath, [...args, path.join(root, "main.ts")], { encoding: "utf8" });
    assert.doesNotMatch(stderr, /Error/);
    return stdout;
  };
  const expected = run();
  assert.equal(expected.trim().split("\n").length, 12, expected);
  assert.equal(run("--import", pathToFileURL(hooks).href), expected);
});
