// No generated project can bring a byte of this machine into what the workshop returns: not into a site, not into
// formatted files, not into the text of a finding. Every known way is tried, at the gate, which must reject it,
// and behind it, as if there were no gate; without confinement, and in nightly runs with it as well.
import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, describe, it } from "node:test";
import { findSandbox } from "../../src/workshop/sandbox/find-sandbox.ts";
import { openSandboxPool } from "../../src/workshop/sandbox/pool/open-sandbox-pool.ts";
import type { SandboxPool } from "../../src/workshop/sandbox/pool/open-sandbox-pool.ts";
import { createTypechecker } from "../../src/workshop/types/create-typechecker.ts";
import type { Typechecker } from "../../src/workshop/types/create-typechecker.ts";
import { prepareTestVendor } from "../support/servers/test-cache.ts";
import { isNightly } from "../support/runner/volume.ts";
import { exampleApp, exampleFile } from "./example-app.ts";

const never = new AbortController().signal;
const folder = await mkdtemp(join(tmpdir(), "atelier-leak-"));
after(() => rm(folder, { recursive: true }));

/** Files that hold one secret word in every form that a tool might take it in: text, a module, typings, JSON, styles. */
const secret = `secret${randomUUID().replaceAll("-", "")}`;
const up = "../../../../../../../../../..";

async function plant(name: string, text: string): Promise<string> {
  const path = join(folder, name);
  await writeFile(path, text);
  await chmod(path, 0o644);
  return path;
}

await chmod(folder, 0o755);
const text = await plant("plain", `${secret}:x:0:0\n`);
const script = await plant("module.js", `export default "${secret}"; module.exports = () => ({ name: "${secret}" });`);
const types = await plant("types.ts", `export interface ${secret} { ${secret}: 1 }\nexport const value: "${secret}" = "${secret}";\n`);
const json = await plant("data.json", `{ "${secret}": "${secret}" }`);
const sheet = await plant("sheet.css", `.${secret} { color: red; content: "${secret}" }`);

const modules = (source: string): Record<string, string> => ({ "src/main.tsx": `${source}\n${exampleFile("src/main.tsx")}` });
const styles = (source: string): Record<string, string> => ({ "src/index.css": `@import "tailwindcss";\n${source}` });

const WAYS: Array<[way: string, changes: Record<string, string>]> = [
  ["an absolute import", modules(`import x from "${json}"; console.log(x);`)],
  ["an import out of the project", modules(`import x from "${up}${json}"; console.log(x);`)],
  ["an import by the alias", modules(`import x from "@/${up}${script}"; console.log(x);`)],
  ["an import of a file URL", modules(`import x from "file://${script}"; console.log(x);`)],
  ["an import as text", modules(`import x from "${text}?raw"; console.log(x);`)],
  ["an import as an address", modules(`import x from "${text}?url"; console.log(x);`)],
  ["an import in base64", modules(`import x from "data:text/javascript;file,${text}"; console.log(x);`)],
  ["an import with attributes", modules(`import x from "${json}" with { type: "json" }; console.log(x);`)],
  ["an import for its effect", modules(`import "${script}";`)],
  ["an import of a stylesheet", modules(`import "${sheet}";`)],
  ["a re-export", modules(`export * from "${script}";`)],
  ["an import at run time", modules(`console.log(import("${script}"));`)],
  ["a computed import", modules(`console.log(import("${folder}/" + "module.js"));`)],
  ["require", modules(`declare const require: (name: string) => unknown; console.log(require("${script}"));`)],
  ["an import assignment", modules(`import x = require("${script}"); console.log(x);`)],
  ["a glob", modules(`console.log(import.meta.glob("${folder}/*", { eager: true, as: "raw" }));`)],
  ["an address beside the module", modules(`console.log(new URL("${text}", import.meta.url));`)],
  ["a module of Node.js", modules(`import { readFileSync } from "node:fs"; console.log(readFileSync("${text}"));`)],
  ["a reference by path", modules(`/// <reference path="${types}" />`)],
  ["a reference by types", modules(`/// <reference types="${up}${types}" />`)],
  ["an imported type", modules(`type X = import("${types}").value; export const x: X = 1;`)],
  ["the type of a file", modules(`export const x: typeof import("${up}${types}") = 1;`)],
  ["a JSX pragma", modules(`/** @jsxImportSource ${folder} */`)],
  ["a source map", modules(`//# sourceMappingURL=${text}`)],
  ["Tailwind's @plugin", styles(`@plugin "${script}";`)],
  ["Tailwind's @config", styles(`@config "${script}";`)],
  ["Tailwind's @source", styles(`@source "${folder}";`)],
  ["Tailwind's @reference", styles(`@reference "${sheet}";`)],
  ["a stylesheet's import", styles(`@import "${sheet}";`)],
  ["a stylesheet's import out of the project", styles(`@import "${up}${sheet}";`)],
  ["a stylesheet's import by URL", styles(`@import url("file://${sheet}");`)],
  ["a stylesheet's url()", styles(`.a { background: url("${text}") }`)],
  ["a PostCSS configuration", { "postcss.config.mjs": `export { default } from "${script}";` }],
  ["a Vite configuration", { "vite.config.ts": `import plugin from "${script}"; export default { plugins: [plugin()] };` }],
  [
    "a TypeScript configuration",
    { "src/tsconfig.json": `{ "extends": "${json}", "files": ["${types}"] }`, "src/a.ts": `import "${types}";` },
  ],
  ["a path that leads out", { [`src/${up}${text}`]: "export {};" }],
  [
    "a page that includes",
    { "index.html": exampleFile("index.html").replace("</head>", `<link rel="stylesheet" href="file://${sheet}"></head>`) },
  ],
];

/** What the gate need not reject, because nothing follows it. */
const HARMLESS = new Set(["a source map", "a JSX pragma"]);

describe("what the workshop returns", () => {
  for (const name of isNightly ? (["confined", "not confined"] as const) : (["not confined"] as const)) {
    describe(name, () => {
      let sandboxPool: SandboxPool;
      let typechecker: Typechecker;

      before(async () => {
        const sandbox = await findSandbox(name === "confined" ? undefined : []);
        sandboxPool = await openSandboxPool({ sandbox, setup: { platform: "web", vendor: await prepareTestVendor() }, processes: 1 });
        typechecker = await createTypechecker({ sandbox });
      });

      after(async () => {
        await sandboxPool.close();
        await typechecker.close();
      });

      for (const [way, changes] of WAYS) {
        it(`holds nothing of this machine when a project tries ${way}`, async () => {
          const project = exampleApp(changes);
          const refusals = await sandboxPool.gate(project, never);
          assert.ok(refusals.length > 0 || HARMLESS.has(way), "the gate refuses it");
          const bundled = await sandboxPool.bundle(project, { mode: "development", signal: never });
          const built =
            "site" in bundled ? bundled.site.map(({ path, bytes }) => path + Buffer.from(bytes).toString("utf8")) : bundled.findings;
          const given = [refusals, [...(await sandboxPool.format(project, never))], built, await typechecker.check(project, never)];
          assert.ok(!JSON.stringify(given).includes(secret), "the secret is in what came back");
        });
      }
    });
  }

  it("would hold the secret if it were in the project, so that this test can fail", async () => {
    const sandboxPool = await openSandboxPool({
      sandbox: await findSandbox(),
      setup: { platform: "web", vendor: await prepareTestVendor() },
      processes: 1,
    });
    const bundled = await sandboxPool.bundle(exampleApp(modules(`console.log("${secret}");`)), { mode: "development", signal: never });
    await sandboxPool.close();
    assert.ok("site" in bundled && bundled.site.some(({ bytes }) => Buffer.from(bytes).toString("utf8").includes(secret)));
  });
});
