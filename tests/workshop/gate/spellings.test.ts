// However a module refers to another one, the gate detects it where TypeScript does. Each spelling refers to a file
// outside the project that really exists; TypeScript itself reports which of them it would read.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { before, describe, it } from "node:test";
import { fileURLToPath } from "node:url";
import { gateProject } from "../../../src/workshop/gate/gate-project.ts";
import { STRICT_CONFIG } from "../../../src/workshop/types/strict-config.ts";
import { prepareTestVendor } from "../../support/servers/test-cache.ts";
import type { Vendor } from "../../../src/workshop/vendor/vendor.ts";
import { exampleApp } from "../example-app.ts";

const TSC = fileURLToPath(import.meta.resolve("typescript/package.json").replace(/package\.json$/, "bin/tsc"));

/** Where ~ stands in a spelling, the specifier of a file outside the project is put. */
const REFUSED: readonly string[] = [
  // In types.
  'type A = import("~").A;',
  'type A = typeof import("~");',
  'type A = typeof import/**/("~");',
  'type A = import/* a */(/* b */"~"/* c */).A;',
  'type A = typeof import\n// a\n(\n"~"\n);',
  'type A = typeof import\u2028("~");',
  'type A = typeof import\t\u00a0\ufeff("~");',
  "type A = typeof import('~')['A'];",
  'type A = import("~", { with: { "resolution-mode": "import" } }).A;',
  'type A = import("\\x2e~").A;',
  'type A = import("\\u{2e}~").A;',
  'type A = import("\\\n~").A;',
  'const a = (0 as unknown) satisfies import("~").A;',
  'class B<T extends import("~").A> { constructor(private a?: T) {} }',
  'function f(this: import/**/("~").A, a: unknown): asserts a is string { void a; }',
  'const s = "import(" as `${import/**/("~").A}`; // import("./app")',
  'abstract class C { abstract get a(): { [K in keyof import/**/("~").A]?: K }; }',
  'enum E { a = (1 as import/**/("~").A) as never }',
  'const f = <T,>(a: T) => a; f<import/**/("~").A>(0 as never);',
  'declare global { var a: import/**/("~").A }',
  // Statements.
  'import "~";',
  'import {} from "~";',
  'import type {} from "~";',
  'import { type A } from "~";',
  'import/**/type/**/{ A }/**/from/**/"~";',
  'import defer * as a from "~";',
  'import a from "~" with { type: "json" };',
  'import a from "\\x2e~";',
  'export {} from "~";',
  'export type {} from "~";',
  'export {}\n/* a */ from "~";',
  'export * from "~";',
  'export * as a from "~";',
  'export type * from "~";',
  'export { type A } from "~";',
  'import a = require("~");',
  'import type A = require("~");',
  'export import a = require("~");',
  'import/**/a/**/=/**/require/**/("~");',
  // Expressions.
  'void import("~");',
  'void import/**/("~");',
  "void import(`~`);",
  'void import("\\x2e~");',
  'void import("~", { with: { type: "json" } });',
  'void import("~" as string);',
  'void import(("~"));',
  'void import("" + "~");',
  'void import.defer("~");',
  'void import.meta.resolve("~");',
  'void import/**/./**/meta/**/.resolve("~");',
  'void import.meta["resolve"]("~");',
  'void import.meta["env"];',
  "const { resolve } = import.meta;",
  "void import.meta.environment;",
  "void import.meta.env\\u0041;",
  // Generated code that the gate rejects, as a generator could write it.
  'declare const require: any; requ\\u0069re("~");',
  'declare const require: any; (require)("~");',
  'declare const require: any; require!("~");',
  'declare const require: any; (0, require)("~");',
  'declare const require: any; (require as any)?.("~");',
  'declare const require: any; require.resolve("~");',
  // Modules that are declared.
  'export {}; declare module "~" { interface A { b: string } }',
  'declare module "~" {}',
  'export {}; declare module "\\x2e~" { interface A { b: string } }',
  'export {}; declare module "react" { export { A } from "~"; }',
  'export {}; declare module "react" { export {} from "~"; type A = import("~").A }',
  'export {}; declare module "react" { import type { A } from "~"; }',
  'export {}; declare/**/module/**/"~"/**/{}',
  // Comments that are read.
  '/// <reference path="~.ts" />',
  "///<reference path='~.ts'/>",
  '///\t <reference   path = "~.ts"   />',
  '/// <REFERENCE path="~.ts" />',
  '/// <reference types="~" />',
  '/// a <reference path="~.ts" />',
  'const a = 1; /// <reference path="~.ts" />',
  'function f() {\n  /// <reference path="~.ts" />\n}',
  '/// <amd-dependency path="~" />',
  '/// <reference lib="webworker" />',
  "/** @jsxImportSource ~ */ export const a = <b />;",
  "/* @jsxImportSource ~ */ export const a = <b />;",
  "/**\n * @JSXIMPORTSOURCE ~\n */ export const a = <b />;",
  "// @jsxRuntime classic",
  // Harmless, but also rejected: no comment may switch off the types.
  "// @TS-NOCHECK",
  // What is no module at all.
  'type A = typeof im\\u0070ort("~");',
  'imp\\u006frt "~";',
  'type A = import<"a">("~").A;',
];

/** Text that looks like one but is none: TypeScript reads nothing for it. */
const PASSING: readonly string[] = [
  '/** @type {import("~").A} */ export const a: unknown = 1;',
  '/** @import { A } from "~" */ export const a = 1;',
  '/** @typedef {import("~").A} A */ export const a = 1;',
  '// import a from "~"; type A = import("~").A;',
  "export const a = 'import(\"~\")';",
  'export const a = `require("~")`;',
  'export const a = /import("x")/;',
  'export const a = { require: 1, import: "~" }; a.require;',
  'export const a = <p>import("~") declare module "~"</p>;',
  'declare module "*.png" { const url: string; export default url; }',
  'export {}; declare module "react" { interface CSSProperties { "--x"?: string } }',
  "export const a = import.meta.env.DEV;",
  "export const a = import/**/./**/meta\n.env;",
];

const fileOf = (number: number): string => `src/spelling-${number}.tsx`;
const textOf = (spelling: string, number: number): string => spelling.replaceAll("~", `../../outside/target-${number}`);

/** The numbers of the spellings for which TypeScript reads the file outside. */
function followedByTypescript(texts: readonly string[]): Set<number> {
  const folder = mkdtempSync(path.join(tmpdir(), "atelier-spellings-"));
  try {
    mkdirSync(path.join(folder, "project/src"), { recursive: true });
    const config = { ...STRICT_CONFIG, include: ["src"] };
    writeFileSync(path.join(folder, "project/tsconfig.json"), JSON.stringify(config));
    for (const [number, text] of texts.entries()) {
      const target = path.join(folder, `outside/target-${number}`);
      mkdirSync(target, { recursive: true });
      writeFileSync(path.join(folder, "project", fileOf(number)), text);
      for (const file of [`${target}.ts`, path.join(target, "jsx-runtime.ts")]) writeFileSync(file, "export interface A { b: string }\n");
    }
    const { stdout } = spawnSync(process.execPath, [TSC, "-p", path.join(folder, "project"), "--listFilesOnly"], { encoding: "utf8" });
    assert.match(stdout, /spelling-0\.tsx/);
    return new Set(Array.from(stdout.matchAll(/outside\/target-(\d+)[./]/g), ([, number]) => Number(number)));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe("the gate and TypeScript", () => {
  const texts = [...REFUSED, ...PASSING].map(textOf);
  let vendor: Vendor;
  let followed: Set<number>;
  before(async () => {
    vendor = await prepareTestVendor();
    followed = followedByTypescript(texts);
  });

  const findingsOf = (number: number): string[] =>
    gateProject(exampleApp({ [fileOf(number)]: texts[number] ?? "" }), vendor)
      .filter(({ file }) => file === fileOf(number))
      .map(({ code }) => code);

  for (const [number, spelling] of REFUSED.entries())
    it(`rejects ${JSON.stringify(spelling)}`, () => assert.notDeepEqual(findingsOf(number), []));
  for (const [index, spelling] of PASSING.entries())
    it(`accepts ${JSON.stringify(spelling)}, which TypeScript does not follow`, () => {
      const number = REFUSED.length + index;
      assert.deepEqual([findingsOf(number), followed.has(number)], [[], false]);
    });

  it("TypeScript does follow most of what is rejected, so that the test is meaningful", () => {
    assert.ok(followed.size >= 40, `${followed.size} of ${REFUSED.length}`);
  });

  it("reads expressions that are nested deeper than a stack is", () => {
    const deep = `export const a = 1${"+1".repeat(60_000)};\nexport type B = import/**/("../../outside").A;`;
    const codes = gateProject(exampleApp({ "src/deep.ts": deep }), vendor).map(({ code }) => code);
    assert.deepEqual(codes, ["import_outside"]);
  });

  it("reads lists that are longer than a call has room for", () => {
    const long = `export const a = [${"1,".repeat(120_000)}];\nexport type B = import/**/("../../outside").A;`;
    const codes = gateProject(exampleApp({ "src/long.ts": long }), vendor).map(({ code }) => code);
    assert.deepEqual(codes, ["import_outside"]);
  });
});
