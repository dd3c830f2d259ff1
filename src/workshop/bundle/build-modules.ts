import * as esbuild from "esbuild";
import { basename } from "node:path";
import type { Finding } from "../finding.ts";
import { ENTRY_MODULE } from "../gate/files/check-page.ts";
import type { ProjectFiles } from "../project-files.ts";
import { type BundleMode, type Vendor, VENDOR_PATH } from "../vendor/vendor.ts";
import { importedNames } from "./imported-names.ts";
import { projectPlugin } from "./project-plugin.ts";

/** The JavaScript of a site, and which of it the page must load. Paths are those of the site. */
export interface BuiltModules {
  files: ReadonlyMap<string, Uint8Array>;
  script: string;
  /** The script's static imports, transitively. */
  preloads: string[];
  /** Vendor chunks that any module of the site imports, transitively. */
  vendorChunks: string[];
  /** The stylesheets that modules import, in the order in which the modules execute. */
  stylesheets: string[];
}

const HASHED_NAMES = "assets/[name]-[hash]";

function definesFor(mode: BundleMode): Record<string, string> {
  const environment = { MODE: mode, DEV: mode === "development", PROD: mode === "production", SSR: false, BASE_URL: "/" };
  return {
    "process.env.NODE_ENV": JSON.stringify(mode),
    "import.meta.env": JSON.stringify(environment),
    ...Object.fromEntries(Object.entries(environment).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)])),
  };
}

/** Everything reachable from `starts`, which come first. */
function closure(starts: readonly string[], next: (path: string) => readonly string[]): string[] {
  const reached = new Set<string>();
  const visit = (path: string): void => {
    if (reached.has(path)) return;
    reached.add(path);
    next(path).forEach(visit);
  };
  starts.forEach(visit);
  return [...reached];
}

function stylesheetsOf({ inputs }: esbuild.Metafile): string[] {
  const order: string[] = [];
  const seen = new Set<string>();
  const visit = (input: string): void => {
    if (seen.has(input)) return;
    seen.add(input);
    for (const { path } of inputs[input]?.imports ?? []) visit(path);
    if (input.endsWith(".css")) order.push(input.replace(/^project:/, ""));
  };
  visit(`project:${ENTRY_MODULE}`);
  return order;
}

const sitePath = (path: string): string => (path.startsWith("/") ? path : `/${path}`);

function describeOutput(
  result: esbuild.BuildResult<{ write: false; metafile: true }>,
  vendorImports: (chunk: string) => readonly string[],
): BuiltModules {
  const outputs = new Map(Object.entries(result.metafile.outputs).map(([path, output]) => [sitePath(path), output]));
  const script = [...outputs].find(([, { entryPoint }]) => entryPoint === `project:${ENTRY_MODULE}`)?.[0] ?? "";
  const importsOf = (path: string, kinds: readonly string[]): string[] =>
    path.startsWith(VENDOR_PATH)
      ? vendorImports(basename(path)).map((chunk) => VENDOR_PATH + chunk)
      : (outputs.get(path)?.imports ?? []).filter(({ kind }) => kinds.includes(kind)).map((imported) => sitePath(imported.path));
  const all = closure([script], (path) => importsOf(path, ["import-statement", "dynamic-import"]));
  return {
    files: new Map(result.outputFiles.map(({ path, contents }) => [path, contents] as const)),
    script,
    preloads: closure([script], (path) => importsOf(path, ["import-statement"])).slice(1),
    vendorChunks: all.filter((path) => path.startsWith(VENDOR_PATH)).map((path) => basename(path)),
    stylesheets: stylesheetsOf(result.metafile),
  };
}

function findingOf({ text, location }: esbuild.Message): Finding {
  const finding: Finding = { source: "bundle", code: "bundle", message: text.slice(0, 500) };
  if (!location) return finding;
  return { ...finding, file: location.file.replace(/^project:/, ""), line: location.line, column: location.column + 1 };
}

/** esbuild reports invalid input by throwing an error that lists the problems. */
const isBuildFailure = (error: unknown): error is esbuild.BuildFailure =>
  error instanceof Error && "errors" in error && Array.isArray(error.errors);

/** Bundles the project's modules against the vendor chunks, with code splitting and hashed names. */
export async function buildModules(
  files: ProjectFiles,
  options: { vendor: Vendor; mode: BundleMode },
): Promise<BuiltModules | { findings: Finding[] }> {
  const { vendor, mode } = options;
  const set = vendor[mode];
  try {
    const result = await esbuild.build({
      entryPoints: [{ in: `project:${ENTRY_MODULE}`, out: "main" }],
      plugins: [projectPlugin({ files, vendor, set, imported: importedNames(files) })],
      bundle: true,
      splitting: true,
      format: "esm",
      target: "es2022",
      platform: "browser",
      charset: "utf8",
      minify: mode === "production",
      legalComments: "none",
      // Beside the modules, which do not refer to them: only the workshop reads them, to say where an error comes from.
      sourcemap: mode === "development" ? "external" : false,
      sourcesContent: false,
      define: definesFor(mode),
      jsx: "automatic",
      jsxDev: mode === "development",
      outdir: "/",
      publicPath: "/",
      entryNames: HASHED_NAMES,
      chunkNames: HASHED_NAMES,
      assetNames: HASHED_NAMES,
      absWorkingDir: "/",
      tsconfigRaw: {},
      logLevel: "silent",
      write: false,
      metafile: true,
    });
    return describeOutput(result, (chunk) => set.imports.get(chunk) ?? []);
  } catch (error) {
    if (isBuildFailure(error)) return { findings: error.errors.map(findingOf) };
    throw error;
  }
}
