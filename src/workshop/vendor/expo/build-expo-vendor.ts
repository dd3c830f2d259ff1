// Builds the modules of Expo apps once for all apps, as browsers run them: ES modules in shared chunks with hashed names.
import * as esbuild from "esbuild";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, join } from "node:path";
import { parseSync } from "oxc-parser";
import { z } from "zod";
import type { BundleMode, VendorSet } from "../vendor.ts";
import { EXPO_MODULES, expoDefines, type ExpoModule, ICON_MAKER, ICONS, START_MODULE } from "./expo-modules.ts";

const Manifest = z.object({
  main: z.string(),
  scripts: z.record(z.string(), z.string()),
  dependencies: z.record(z.string(), z.string()),
  devDependencies: z.record(z.string(), z.string()),
});

/** What the kit's `package.json` says. */
export type ExpoManifest = z.infer<typeof Manifest>;

/** The prebuilt modules of Expo apps. */
export interface ExpoVendor {
  /** Changes when anything in it changes. */
  key: string;
  /** The `package.json` of the kit, whose packages and scripts every app has. */
  manifest: ExpoManifest;
  /** The text of the kit's script that draws the icons of apps. */
  iconScript: string;
  production: VendorSet;
  development: VendorSet;
  /** Specifier → the names that apps may import from it. */
  exports: ReadonlyMap<string, ReadonlySet<string>>;
  /** The name of an icon → the absolute file that exports it by default. */
  icons: ReadonlyMap<string, string>;
}

/** Tried in this order: the edition for browsers first. */
export const WEB_EXTENSIONS = [
  ".web.tsx",
  ".web.ts",
  ".web.jsx",
  ".web.js",
  ".web.mjs",
  ".tsx",
  ".ts",
  ".jsx",
  ".js",
  ".mjs",
  ".cjs",
  ".json",
];

const START = `import { createElement } from "react";
import { AppRegistry } from "react-native";
import { ExpoRoot } from "expo-router/build/ExpoRoot";
export function start(modules) {
  const context = Object.assign((id) => modules[id], { keys: () => Object.keys(modules), resolve: (id) => id, id: "app" });
  AppRegistry.registerComponent("main", () => () => createElement(ExpoRoot, { context }));
  AppRegistry.runApplication("main", { rootTag: document.getElementById("root") });
}`;

function wrapperOf({ specifier, names, hasDefault = false }: ExpoModule): string {
  const from = JSON.stringify(specifier);
  const whole = hasDefault ? `export { default } from ${from};` : "";
  return names === undefined ? `export * from ${from};${whole}` : `export { ${names.join(", ")} } from ${from};${whole}`;
}

const chunkStem = (specifier: string): string => specifier.replace(/^@/, "").replaceAll("/", "-");

function wrapperPlugin(folder: string, wrappers: ReadonlyMap<string, string>): esbuild.Plugin {
  return {
    name: "expo-modules",
    setup(build) {
      build.onResolve({ filter: /^vetted:/ }, ({ path }) => ({ path: path.slice("vetted:".length), namespace: "vetted" }));
      build.onLoad({ filter: /.*/, namespace: "vetted" }, ({ path }) => ({ contents: wrappers.get(path) ?? "", resolveDir: folder }));
      build.onResolve({ filter: /^react-native$/ }, ({ kind }) => build.resolve("react-native-web", { resolveDir: folder, kind }));
      // The routes come from the app, not from a folder.
      build.onResolve({ filter: /(?:^expo-router\/|\/)_ctx(?:-html)?$/ }, () => ({ path: "routes", namespace: "none" }));
      // What talks to Expo's development server, which there is none of.
      build.onResolve({ filter: /\/(?:setupFastRefresh|setupHMR|messageSocket)$/ }, () => ({ path: "server", namespace: "none" }));
      build.onResolve({ filter: /^node:/ }, ({ path }) => ({ path, namespace: "none" }));
      build.onLoad({ filter: /.*/, namespace: "none" }, () => ({ contents: "module.exports = {};" }));
    },
  };
}

/** The settings that are the same for the modules and for the apps. */
export const expoOptions = (mode: BundleMode): esbuild.BuildOptions => ({
  bundle: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  platform: "browser",
  charset: "utf8",
  jsx: "automatic",
  minify: mode === "production",
  define: expoDefines(mode),
  resolveExtensions: WEB_EXTENSIONS,
  logLevel: "silent",
  tsconfigRaw: {},
});

async function buildSet(folder: string, mode: BundleMode): Promise<VendorSet> {
  const maker = JSON.stringify(join(folder, "node_modules", ICONS, "dist/esm/createLucideIcon.mjs"));
  const wrappers = new Map([
    ...EXPO_MODULES.map((module) => [module.specifier, wrapperOf(module)] as const),
    [START_MODULE, START] as const,
    [ICON_MAKER, `export * from ${maker}; export { default } from ${maker};`] as const,
  ]);
  const { outputFiles, metafile } = await esbuild.build({
    ...expoOptions(mode),
    entryPoints: Array.from(wrappers.keys(), (specifier) => ({ in: `vetted:${specifier}`, out: chunkStem(specifier) })),
    plugins: [wrapperPlugin(folder, wrappers)],
    mainFields: ["browser", "module", "main"],
    conditions: ["browser", mode],
    loader: { ".js": "jsx", ".png": "empty", ".ttf": "empty" },
    banner: { js: "globalThis.process??={env:{}};" },
    legalComments: "none",
    outdir: "/vendor",
    entryNames: "[name]-[hash]",
    chunkNames: "shared-[hash]",
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

/** The icons by their names, as the index of their package has them. */
function readIcons(folder: string): Map<string, string> {
  const index = createRequire(join(folder, "package.json"))
    .resolve(ICONS)
    .replace("/cjs/lucide-react-native.js", "/esm/lucide-react-native.mjs");
  const { module } = parseSync(index, readFileSync(index, "utf8"));
  return new Map(
    module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ exportName, importName, moduleRequest }) =>
        exportName.name && moduleRequest?.value.startsWith("./icons/") === true && importName.name === "default"
          ? [[exportName.name, join(index, "..", moduleRequest.value)] as const]
          : [],
      ),
    ),
  );
}

function exportedNames(chunk: string): Set<string> {
  const { module } = parseSync("chunk.js", chunk);
  return new Set(module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name ?? "default")));
}

const KIT = join(import.meta.dirname, "../../../../kit/expo");

/** What every app has of the kit beside its source: the folder of the packages may be of an earlier one. */
export function readKit(): Pick<ExpoVendor, "manifest" | "iconScript"> {
  const read = (name: string): string => readFileSync(join(KIT, name), "utf8");
  return { manifest: Manifest.parse(JSON.parse(read("package.json"))), iconScript: read("scripts/write-icons.mjs") };
}

/** Builds both sets of the modules; the packages of `kit/expo` are installed in `folder`. Takes some seconds. */
export async function buildExpoVendor(folder: string, key = ""): Promise<ExpoVendor> {
  const production = await buildSet(folder, "production");
  const development = await buildSet(folder, "development");
  const exports = EXPO_MODULES.map(({ specifier }) => {
    const chunk = production.chunks.get(production.entries.get(specifier) ?? "") ?? "";
    return [specifier, exportedNames(chunk)] as const;
  });
  return { key, ...readKit(), production, development, exports: new Map(exports), icons: readIcons(folder) };
}
