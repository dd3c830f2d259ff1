// Every way in which a generated project could be wrong or hostile, one per line: what is changed in a valid app, and the
// code of the expected finding.
import assert from "node:assert/strict";
import { describe, it } from "node:test";
import { LIMITS } from "../../../src/workshop/gate/files/allowed-files.ts";
import { gateProject } from "../../../src/workshop/gate/gate-project.ts";
import { prepareTestVendor } from "../../support/servers/test-cache.ts";
import { exampleApp, exampleFile } from "../example-app.ts";

const vendor = await prepareTestVendor();

const codesOf = (changes: Record<string, string | null>): string[] => [
  ...new Set(gateProject(exampleApp(changes), vendor).map(({ code }) => code)),
];

const PAGE = exampleFile("index.html");
const MANIFEST: object = JSON.parse(exampleFile("package.json"));
const manifest = (change: object): Record<string, string> => ({ "package.json": JSON.stringify({ ...MANIFEST, ...change }) });

const PATHS: Array<[path: string, code: string]> = [
  ["../outside.ts", "path_outside"],
  ["src/../../outside.ts", "path_outside"],
  ["src/./a.ts", "path_outside"],
  ["/etc/cron.d/job", "path_absolute"],
  ["C:/windows/a.ts", "path_absolute"],
  ["~/a.ts", "path_absolute"],
  ["src\\a.ts", "path_backslash"],
  ["src/a\u0000.ts", "path_control_character"],
  ["src/a\n.ts", "path_control_character"],
  ["", "path_length"],
  [`src/${"a".repeat(200)}.ts`, "path_length"],
  ["src/node_modules/react/index.ts", "path_reserved"],
  [".env", "path_reserved"],
  ["src/.env.local", "path_reserved"],
  [".git/config", "path_reserved"],
  ["src/__proto__", "path_reserved"],
  ["src/con.ts", "path_reserved"],
  ["src/a./b.ts", "path_reserved"],
  [".vscode/settings.json", "path_odd"],
  ["src//a.ts", "path_odd"],
  ["src/a b.ts", "path_odd"],
  ["src/a:stream.ts", "path_odd"],
  ["src/é.ts", "path_odd"],
  ["src/link -> /etc/passwd", "path_odd"],
  ["src/a.js", "file_kind"],
  ["src/a.exe", "file_kind"],
  ["public/a.html", "file_kind"],
  ["public/a.js", "file_kind"],
  ["tailwind.config.ts", "file_kind"],
  ["postcss.config.js", "file_kind"],
  ["src/library/Books.ts", "path_twice"],
];

const MODULES: Array<[source: string, code: string]> = [
  ["const = 1;", "syntax"],
  ['import "../../outside";', "import_outside"],
  ['import "@/../../outside";', "import_outside"],
  ['import "./nothing-here";', "missing_file"],
  ['import "/etc/passwd";', "import_kind"],
  ['import text from "./index.css?raw";', "import_kind"],
  ['import url from "./index.css?url";', "import_kind"],
  ['import "#internal";', "import_kind"],
  ['import "file:///etc/passwd";', "url_import"],
  ['import "https://example.com/a.js";', "url_import"],
  ['import "data:text/javascript,1";', "url_import"],
  ['import "//example.com/a.js";', "url_import"],
  ['import fs from "fs";', "node_builtin"],
  ['import fs from "node:fs/promises";', "node_builtin"],
  ['import _ from "lodash";', "unlisted_package"],
  ['import "react/package.json";', "unlisted_module"],
  ['import "react-dom/server";', "unlisted_module"],
  ['import { useStat } from "react";', "missing_export"],
  ['import { Plsu } from "lucide-react";', "missing_export"],
  ['import { pagesOff } from "@/library";', "missing_export"],
  ['import books from "@/library/books";', "missing_export"],
  ['export { nothing } from "./library";', "missing_export"],
  ['import * as icons from "lucide-react";', "whole_barrel"],
  ['export * from "lucide-react";', "whole_barrel"],
  ['void import("lucide-react");', "whole_barrel"],
  ["declare const path: string; void import(path);", "dynamic_import"],
  ["void import(`./${1}`);", "dynamic_import"],
  ['type Secret = typeof import("../../../etc/passwd");', "import_outside"],
  ['type Secret = import("/etc/passwd").Secret;', "import_kind"],
  // Generated code that the gate rejects, as a generator could write it.
  ['declare const require: any; require("fs");', "require"],
  ['import fs = require("fs");', "require"],
  ['import.meta.glob("/etc/*");', "import_meta"],
  ['new URL("/etc/passwd", import.meta.url);', "import_meta"],
  ['/// <reference path="/etc/passwd" />', "reference"],
  ['/// <reference types="node" />', "reference"],
  // A sample too: the comment is rejected.
  ["// @ts-nocheck", "unchecked"],
  ['import "./library/books.test";', "test_import"],
  ['import { it } from "vitest";', "unlisted_package"],
  ['const a = "\u202e";', "text_direction_character"],
  ['const a = "\u0007";', "text_control_character"],
  ['const a = "\u0000";', "text_control_character"],
  ['const a = "\ud800";', "text_invalid"],
  [`const a = "${"a".repeat(300 * 1024)}";`, "file_size"],
  ['const key = "-----BEGIN RSA PRIVATE KEY-----";', "secret"],
  [`const key = "AKIA${"A".repeat(16)}";`, "secret"],
  [`const key = "sk-ant-${"a".repeat(40)}";`, "secret"],
];

const SHEETS: Array<[css: string, code: string]> = [
  ['@plugin "/tmp/evil.js";', "css_at_rule"],
  ['@config "./tailwind.config.js";', "css_at_rule"],
  ['@source "/etc";', "css_at_rule"],
  ['@source inline("{a,b}{c,d}");', "css_at_rule"],
  ['@reference "/etc/passwd";', "css_at_rule"],
  ['\\" @plugin "evil"; \\"', "css_at_rule"],
  ['@\\70 lugin "evil";', "css_escape"],
  ['@import "/etc/passwd";', "css_import"],
  ['@import "../../outside.css";', "css_import"],
  ['@import "https://example.com/a.css";', "css_import"],
  ["@import url(https://example.com/a.css);", "css_import"],
  ['@import "tailwindcss" source("/etc");', "css_import"],
  ['@import "tw-animate-css";', "css_import"],
  ["a { background: url(https://example.com/a.png) }", "css_url"],
  ["a { background: url(//example.com/a.png) }", "css_url"],
  ["a { background: url(file:///etc/passwd) }", "css_url"],
  ["a { background: url(../../etc/passwd) }", "css_url"],
  ["a { background: url(/missing.svg) }", "css_url"],
  ['a { background: image-set("https://example.com/a.png" 1x) }', "css_url"],
];

const PAGES: Array<[page: string, code: string]> = [
  [PAGE.replace("</head>", "<script>alert(1)</script></head>"), "page_script"],
  [PAGE.replace("</head>", '<script src="https://example.com/a.js"></script></head>'), "page_script"],
  [PAGE.replace("</head>", "<SCRIPT >alert(1)</SCRIPT ></head>"), "page_script"],
  [PAGE.replace("/src/main.tsx", "/src/other.tsx"), "page_script"],
  [PAGE.replace("<body>", '<body onload="alert(1)">'), "page_inline_code"],
  [PAGE.replace("<body>", '<body class="a"/onload=alert(1)>'), "page_inline_code"],
  [PAGE.replace("</body>", '<iframe src="https://example.com"></iframe></body>'), "page_tag"],
  [PAGE.replace("</body>", "<img src=x onerror=alert(1)</body>"), "page_tag"],
  [PAGE.replace("</head>", '<meta http-equiv="refresh" content="0;url=https://example.com" /></head>'), "page_tag"],
  [PAGE.replace("</head>", '<base href="https://example.com/" /></head>'), "page_tag"],
  [PAGE.replace("/icon.svg", "https://example.com/icon.svg"), "page_link"],
  [PAGE.replace("/icon.svg", "//example.com/icon.svg"), "page_link"],
  [PAGE.replace('rel="icon"', 'rel="stylesheet"'), "page_link"],
  [PAGE.replace('id="root"', 'id="app"'), "page_root"],
];

const PROJECTS: Array<[name: string, changes: Record<string, string | null>, code: string]> = [
  ["no index.html", { "index.html": null }, "page_missing"],
  ["no entry module", { "src/main.tsx": null }, "entry_missing"],
  ["no package.json", { "package.json": null }, "package_missing"],
  ["a package.json that is not JSON", { "package.json": "{" }, "syntax"],
  ["a data file that is not JSON", { "src/data.json": "{" }, "syntax"],
  ["an unlisted dependency", manifest({ dependencies: { lodash: "^4.0.0" } }), "package_dependency"],
  ["a dependency from elsewhere", manifest({ dependencies: { react: "git+https://example.com/react.git" } }), "package_version"],
  ["a dependency named like a method", manifest({ dependencies: { constructor: "1.0.0" } }), "package_dependency"],
  ["a script that npm runs by itself", manifest({ scripts: { postinstall: "vite build" } }), "package_script"],
  ["a script that does something else", manifest({ scripts: { build: "vite build; curl example.com" } }), "package_script"],
  ["an unknown package field", manifest({ bin: "./a.js" }), "package_field"],
  ["dependencies that are not an object", manifest({ dependencies: ["react"] }), "package_field"],
  ["a configuration that runs programs", { "vite.config.ts": 'import "node:child_process";' }, "unlisted_package"],
  ["a script in a picture", { "public/icon.svg": "<svg><script>1</script></svg>" }, "picture_active"],
  ["a handler in a picture", { "public/icon.svg": '<svg onload="1"></svg>' }, "picture_active"],
  ["a picture that fetches", { "public/icon.svg": '<svg><image href="https://example.com/a.png" /></svg>' }, "picture_active"],
  [
    "too many files",
    Object.fromEntries(Array.from({ length: LIMITS.files + 1 }, (_, n) => [`src/f${n}.ts`, "export {};"])),
    "project_files",
  ],
  ["too large", Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`src/f${n}.json`, `"${"a".repeat(250_000)}"`])), "project_size"],
];

describe("the gate", () => {
  it("accepts a valid app", () => {
    assert.deepEqual(gateProject(exampleApp(), vendor), []);
  });

  for (const [path, code] of PATHS)
    it(`rejects the path ${JSON.stringify(path.slice(0, 40))}`, () =>
      assert.ok(codesOf({ [path]: "" }).includes(code), `${codesOf({ [path]: "" })}`));
  for (const [source, code] of MODULES)
    it(`rejects the module ${JSON.stringify(source.slice(0, 60))}`, () => assert.deepEqual(codesOf({ "src/hostile.ts": source }), [code]));
  for (const [css, code] of SHEETS)
    it(`rejects the stylesheet ${css}`, () =>
      assert.ok(codesOf({ "src/hostile.css": css }).includes(code), `${codesOf({ "src/hostile.css": css })}`));
  for (const [page, code] of PAGES)
    it(`rejects a page with ${code}: ${page.length}`, () =>
      assert.ok(codesOf({ "index.html": page }).includes(code), `${codesOf({ "index.html": page })}`));
  for (const [name, changes, code] of PROJECTS)
    it(`rejects ${name}`, () => assert.ok(codesOf(changes).includes(code), `${codesOf(changes)}`));

  it("reports everything at once, with the place and the nearest names", () => {
    const source = 'import { useStat } from "react";\nimport { Pluss } from "lucide-react";\n\nimport "./pages/book-page";\n';
    const findings = gateProject(exampleApp({ "src/hostile.ts": source }), vendor);
    assert.deepEqual(
      findings.map(({ code, line, column, suggestions }) => [code, line, column, suggestions?.[0]]),
      [
        ["missing_export", 1, 10, "useState"],
        ["missing_export", 2, 10, "Plus"],
        ["missing_file", 4, 1, "src/pages/books-page.tsx"],
      ],
    );
  });

  it("does not repeat a secret", () => {
    const secret = `ghp_${"s".repeat(36)}`;
    const findings = gateProject(exampleApp({ "src/a.ts": `export const key = "${secret}";` }), vendor);
    assert.equal(findings[0]?.code, "secret");
    assert.ok(!JSON.stringify(findings).includes(secret));
  });

  it("knows types, renamed and passed-on names", () => {
    const source = `import type { ReactNode } from "react";
import { useState as state, type FC } from "react";
import { BOOKS, type Book } from "./library";
import * as library from "./library/books";
export { pagesOf as pages } from "./library";
export type Props = { children: ReactNode; book: Book; component: FC };
export default [state, BOOKS, library];`;
    assert.deepEqual(codesOf({ "src/sound.ts": source }), []);
  });
});
