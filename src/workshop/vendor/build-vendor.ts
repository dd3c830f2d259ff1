// Builds the vetted modules once for all projects: ES modules, split into shared chunks with hashed names, so that
// bundling a project never compiles React again and a browser that has opened one app has React cached for the next.
import * as esbuild from "esbuild";
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseSync } from "oxc-parser";
import { findPackage } from "./find-package.ts";
import type { Barrel, BundleMode, Vendor, VendorSet } from "./vendor.ts";
import { packageOf, VETTED_BARRELS, VETTED_MODULES } from "./vetted-packages.ts";
import type { VettedBarrel, VettedModule } from "./vetted-packages.ts";

function folderOf(specifier: string): string {
  const folder = findPackage(packageOf(specifier));
  if (folder === null) throw new Error(`The package ${packageOf(specifier)} is not installed.`);
  return folder;
}

/** Reads the named exports of a CommonJS file without running it: the lines `exports.name = …`. */
function commonJsNames(module: VettedModule & { commonJs: string }): string[] {
  const text = readFileSync(join(folderOf(module.specifier), module.commonJs), "utf8");
  const names = Array.from(text.matchAll(/^\s*exports\.([A-Za-z_$][\w$]*) =/gm), ([, name = ""]) => name);
  return [...new Set(names)];
}

function wrapperOf(module: VettedModule): string {
  const specifier = JSON.stringify(module.specifier);
  const { commonJs } = module;
  if (commonJs === undefined) return `export * from ${specifier};`;
  const names = commonJsNames({ ...module, commonJs }).join(", ");
  return `import whole from ${specifier}; export default whole; export const { ${names} } = whole;`;
}

/** The prebuilt members of a barrel as one module. */
function prebuiltModule(members: Barrel): string {
  return Array.from(members, ([member, { file, name }]) => `export { ${name} as ${member} } from ${JSON.stringify(file)};`).join("\n");
}

const chunkStem = (specifier: string): string => specifier.replace(/^@/, "").replaceAll("/", "-");

/** Specifier → the text of the module that is built for it. */
type Wrappers = ReadonlyMap<string, string>;

function wrapperPlugin(wrappers: Wrappers): esbuild.Plugin {
  return {
    name: "vetted-modules",
    setup(build) {
      build.onResolve({ filter: /^vetted:/ }, ({ path }) => ({ path: path.slice("vetted:".length), namespace: "vetted" }));
      build.onLoad({ filter: /.*/, namespace: "vetted" }, ({ path }) => {
        const contents = wrappers.get(path);
        return contents === undefined ? undefined : { contents, resolveDir: import.meta.dirname };
      });
    },
  };
}

async function buildSet(mode: BundleMode, prebuilt: Vendor["prebuilt"]): Promise<VendorSet> {
  const modules = VETTED_MODULES.filter(({ developmentOnly }) => mode === "development" || !developmentOnly);
  const wrappers: Wrappers = new Map([
    ...modules.map((module) => [module.specifier, wrapperOf(module)] as const),
    ...Array.from(prebuilt, ([specifier, members]) => [specifier, prebuiltModule(members)] as const),
  ]);
  const { outputFiles, metafile } = await esbuild.build({
    entryPoints: Array.from(wrappers.keys(), (specifier) => ({ in: `vetted:${specifier}`, out: chunkStem(specifier) })),
    plugins: [wrapperPlugin(wrappers)],
    bundle: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    platform: "browser",
    conditions: [mode],
    define: { "process.env.NODE_ENV": JSON.stringify(mode) },
    minify: mode === "production",
    legalComments: "eof",
    outdir: "/vendor",
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
    logLevel: "silent",
    write: false,
    metafile: true,
  });
  const outputs = Object.entries(metafile.outputs);
  return {
    chunks: new Map(outputFiles.map(({ path, text }) => [basename(path), text])),
    entries: new Map(
      outputs.flatMap(([path, { entryPoint }]) => (entryPoint ? [[entryPoint.slice("vetted:".length), basename(path)] as const] : [])),
    ),
    imports: new Map(outputs.map(([path, { imports }]) => [basename(path), imports.map((imported) => basename(imported.path))])),
  };
}

function readBarrel({ specifier, index }: VettedBarrel): Barrel {
  const file = join(folderOf(specifier), index);
  const { module } = parseSync(file, readFileSync(file, "utf8"));
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  return new Map(
    entries.flatMap(({ exportName, importName, moduleRequest }) => {
      if (!exportName.name || !moduleRequest) return [];
      return [[exportName.name, { file: join(file, "..", moduleRequest.value), name: importName.name ?? "default" }] as const];
    }),
  );
}

function prebuiltOf({ specifier, prebuilt }: VettedBarrel, members: Barrel): Barrel {
  return new Map(
    prebuilt.map((member) => {
      const origin = members.get(member);
      if (!origin) throw new Error(`The package ${specifier} has no ${member}.`);
      return [member, origin] as const;
    }),
  );
}

function exportedNames(chunk: string): Set<string> {
  const { module } = parseSync("chunk.js", chunk);
  return new Set(module.staticExports.flatMap((statement) => statement.entries.map(({ exportName }) => exportName.name ?? "default")));
}

/** Builds both sets of the vetted modules and reads the barrels; takes a second or two. */
export async function buildVendor(key: string): Promise<Vendor> {
  const read = VETTED_BARRELS.map((barrel) => ({ barrel, members: readBarrel(barrel) }));
  const barrels = new Map(read.map(({ barrel, members }) => [barrel.specifier, members] as const));
  const prebuilt = new Map(read.map(({ barrel, members }) => [barrel.specifier, prebuiltOf(barrel, members)] as const));
  const [production, development] = await Promise.all([buildSet("production", prebuilt), buildSet("development", prebuilt)]);
  const modules = [...production.entries].filter(([specifier]) => !barrels.has(specifier));
  const exports = modules.map(([specifier, chunk]) => [specifier, exportedNames(production.chunks.get(chunk) ?? "")] as const);
  return { key, exports: new Map(exports), barrels, prebuilt, production, development };
}
