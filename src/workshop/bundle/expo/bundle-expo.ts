// Bundles an Expo app for browsers: its routes become a table of modules, and everything else comes from the prebuilt chunks.
import * as esbuild from "esbuild";
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path/posix";
import { z } from "zod";
import { phonePage } from "./phone-page.ts";
import { importedNames } from "../imported-names.ts";
import type { Finding } from "../../finding.ts";
import type { ProjectFiles, Site, SiteFile } from "../../project-files.ts";
import { type BundleMode, VENDOR_PATH } from "../../vendor/vendor.ts";
import { type ExpoVendor, expoOptions, WEB_EXTENSIONS } from "../../vendor/expo/build-expo-vendor.ts";
import { ICON_MAKER, ICONS, PHONE_MODULES, START_MODULE } from "../../vendor/expo/expo-modules.ts";

/** A built site, or the findings that prevented it. */
export type ExpoBundle = { site: Site } | { findings: Finding[] };

const ENTRY = "atelier:entry";
const ROUTE = /^app\/(?!.*\+(?:api|html|native-intent|middleware)\.)(?!.*\.(?:android|ios|native)\.).*\.tsx?$/;

/** The module that begins the app: its routes as the router's table. */
function entryModule(files: ProjectFiles): string {
  const routes = [...files.keys()].filter((path) => ROUTE.test(path));
  const imports = routes.map((path, at) => `import * as route${at} from ${JSON.stringify(`/${path}`)};`);
  const table = routes.map((path, at) => `${JSON.stringify(`./${path.slice("app/".length)}`)}: route${at}`);
  return `import { start } from ${JSON.stringify(START_MODULE)};\n${imports.join("\n")}\nstart({ ${table.join(", ")} });`;
}

/** The file that an import means, as Expo's bundler resolves it for browsers; undefined if there is none. */
function fileOf(files: ProjectFiles, { path, importer }: { path: string; importer: string }): string | undefined {
  const base = path.startsWith("@/") ? `src/${path.slice(2)}` : path.startsWith("/") ? path.slice(1) : join(dirname(importer), path);
  const endings = ["", ...WEB_EXTENSIONS, ...WEB_EXTENSIONS.map((extension) => `/index${extension}`)];
  return endings.map((ending) => base + ending).find((candidate) => files.has(candidate));
}

const refused = (text: string): esbuild.OnResolveResult => ({ errors: [{ text }] });

function expoPlugin(files: ProjectFiles, { vendor, mode }: { vendor: ExpoVendor; mode: BundleMode }): esbuild.Plugin {
  const external = (specifier: string): esbuild.OnResolveResult | undefined => {
    const chunk = vendor[mode].entries.get(specifier);
    return chunk === undefined ? undefined : { path: VENDOR_PATH + chunk, external: true };
  };
  const named = [...(importedNames(files).get(ICONS) ?? [])];
  return {
    name: "expo-app",
    setup(build) {
      build.onResolve({ filter: /^atelier:entry$/ }, () => ({ path: ENTRY, namespace: "entry" }));
      build.onLoad({ filter: /.*/, namespace: "entry" }, () => ({ contents: entryModule(files) }));
      build.onResolve({ filter: /^(?:@\/|\.{1,2}\/|\/)/ }, ({ path, importer, namespace }) => {
        if (namespace === "icon") return path.includes("createLucideIcon") ? external(ICON_MAKER) : refused(`An icon imports "${path}".`);
        const found = fileOf(files, { path, importer });
        return found === undefined
          ? refused(`"${path}" does not exist in the project.`)
          : { path: found, namespace: "project", sideEffects: false };
      });
      build.onResolve({ filter: /^[^./]/ }, ({ path, namespace }) => {
        if (path === ICONS) return { path: ICONS, namespace: "icons", sideEffects: false };
        const [, icon] = /^icon:(.+)$/.exec(path) ?? [];
        // Only the module of the icons may name files: one of the app could name any.
        if (icon !== undefined && namespace === "icons") return { path: icon, namespace: "icon", sideEffects: false };
        if (PHONE_MODULES.includes(path))
          return refused(`"${path}" is for phones alone: import it in a file that has an edition for browsers beside it (.web.ts).`);
        return external(path) ?? refused(`"${path}" is not one of the packages that apps may use.`);
      });
      build.onLoad({ filter: /.*/, namespace: "icons" }, () => ({
        contents: named.flatMap((name) => iconExport(name, vendor.icons.get(name))).join("\n"),
      }));
      build.onLoad({ filter: /.*/, namespace: "icon" }, async ({ path }) => ({ contents: await readFile(path, "utf8") }));
      build.onLoad({ filter: /.*/, namespace: "project" }, ({ path }) => ({
        contents: files.get(path) ?? "",
        loader: path.endsWith(".json") ? "json" : path.endsWith(".tsx") ? "tsx" : "ts",
      }));
    },
  };
}

const iconExport = (name: string, file: string | undefined): string[] =>
  file === undefined ? [] : [`export { default as ${name} } from ${JSON.stringify(`icon:${file}`)};`];

const hashOf = (text: string): string => createHash("sha256").update(text).digest("hex").slice(0, 8).toUpperCase();

const TYPES: Readonly<Record<string, string>> = { html: "text/html", js: "text/javascript", css: "text/css" };

function siteFile(path: string, content: string | Uint8Array, immutable = true): SiteFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { path, contentType: `${TYPES[path.split(".").at(-1) ?? ""] ?? "application/octet-stream"}; charset=utf-8`, bytes, immutable };
}

/** The app fills the window. Its own rules are written by the app into a style sheet of its own, since the policy of sites allows no style elements. */
const PAGE_STYLE = `html, body, #root { height: 100%; margin: 0; }
body { overflow: hidden; -webkit-text-size-adjust: 100%; -webkit-font-smoothing: antialiased; font-family: system-ui, sans-serif; }
#root { display: flex; flex: 1; }
input, textarea, select, button { font-family: inherit; }
@media (prefers-reduced-motion: reduce) { *, ::before, ::after { animation-duration: 1ms !important; transition-duration: 1ms !important; } }
`;

/** Where React Native for browsers writes its rules: it takes a sheet of this id that is there. */
const SHEET = `<link id="react-native-stylesheet" rel="stylesheet" href="/assets/app.css">`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const AppConfig = z.object({ expo: z.object({ name: z.string(), description: z.string().optional() }) });

/** What the app is called and said to be, as HTML. */
function nameIn(files: ProjectFiles): { name: string; description: string } {
  const { expo } = AppConfig.parse(JSON.parse(files.get("app.json") ?? ""));
  return { name: escaped(expo.name), description: escaped(expo.description || expo.name) };
}

function pageOf(files: ProjectFiles, { script, style, preloads }: { script: string; style: string; preloads: readonly string[] }): string {
  const { name: title, description } = nameIn(files);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="description" content="${description}">
    <meta name="mobile-web-app-capable" content="yes">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="${style}">
    ${SHEET}
    ${preloads.map((path) => `<link rel="modulepreload" href="${path}">`).join("\n    ")}
    <script type="module" src="${script}"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;
}

/** Everything that these chunks import, with them. */
function withImports(chunks: readonly string[], imports: ReadonlyMap<string, readonly string[]>): string[] {
  const all = new Set(chunks);
  // A set that grows while it is walked is walked to its new end.
  for (const chunk of all) for (const imported of imports.get(chunk) ?? []) all.add(imported);
  return [...all];
}

function findingOf({ text, location }: esbuild.Message): Finding {
  const finding: Finding = { source: "bundle", code: "bundle", message: text.slice(0, 500) };
  return location
    ? { ...finding, file: location.file.replace(/^project:/, ""), line: location.line, column: location.column + 1 }
    : finding;
}

const isBuildFailure = (error: unknown): error is esbuild.BuildFailure =>
  error instanceof Error && "errors" in error && Array.isArray(error.errors);

/** Builds the site of an Expo app: its modules, the chunks that they use, and the page that loads them. */
export async function bundleExpo(files: ProjectFiles, { vendor, mode }: { vendor: ExpoVendor; mode: BundleMode }): Promise<ExpoBundle> {
  try {
    const result = await esbuild.build({
      ...expoOptions(mode),
      entryPoints: [{ in: ENTRY, out: "main" }],
      plugins: [expoPlugin(files, { vendor, mode })],
      legalComments: "none",
      sourcemap: mode === "development" ? "external" : false,
      sourcesContent: false,
      outdir: "/",
      entryNames: "assets/[name]-[hash]",
      chunkNames: "assets/[name]-[hash]",
      absWorkingDir: "/",
      write: false,
      metafile: true,
    });
    const outputs = Object.entries(result.metafile.outputs);
    const script = outputs.find(([, { entryPoint }]) => entryPoint?.endsWith(ENTRY))?.[0] ?? "";
    const used = outputs.flatMap(([, { imports }]) =>
      imports.filter(({ external }) => external).map(({ path }) => path.slice(VENDOR_PATH.length)),
    );
    const set = vendor[mode];
    const chunks = withImports([...new Set(used)], set.imports);
    const style = `/assets/page-${hashOf(PAGE_STYLE)}.css`;
    const page = pageOf(files, {
      script: script.startsWith("/") ? script : `/${script}`,
      style,
      preloads: chunks.map((chunk) => VENDOR_PATH + chunk),
    });
    const site = [
      siteFile("/index.html", page, false),
      siteFile(style, PAGE_STYLE),
      ...phonePage(nameIn(files), hashOf).map(({ path, text, immutable }) => siteFile(path, text, immutable)),
      siteFile("/assets/app.css", "/* The rules of the app, which it writes itself. */\n"),
      ...result.outputFiles.map(({ path, contents }) => siteFile(path, contents)),
      ...chunks.map((chunk) => siteFile(VENDOR_PATH + chunk, set.chunks.get(chunk) ?? "")),
    ];
    return { site: site.sort((one, other) => (one.path < other.path ? -1 : 1)) };
  } catch (error) {
    if (isBuildFailure(error)) return { findings: error.errors.map(findingOf) };
    throw error;
  }
}
