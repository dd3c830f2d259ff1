import { createHash } from "node:crypto";
import type { Finding } from "../finding.ts";
import { extensionOf } from "../gate/files/allowed-files.ts";
import type { ProjectFiles, Site, SiteFile } from "../project-files.ts";
import { compileStyles } from "./styles/compile-styles.ts";
import { type BundleMode, type Vendor, VENDOR_PATH } from "../vendor/vendor.ts";
import { buildModules } from "./build-modules.ts";
import type { BuiltModules } from "./build-modules.ts";
import { writePage } from "./write-page.ts";

/** A built site, or the findings that prevented it. */
export type BundleResult = { site: Site } | { findings: Finding[] };

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  map: "application/json; charset=utf-8",
  webmanifest: "application/manifest+json; charset=utf-8",
  svg: "image/svg+xml; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml; charset=utf-8",
};

/** If modules import several stylesheets, a generated one imports them all, in their order. */
const STYLES_ENTRY = "src/all-styles.css";

function siteFile(path: string, content: string | Uint8Array, immutable: boolean): SiteFile {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return { path, contentType: CONTENT_TYPES[extensionOf(path)] ?? "application/octet-stream", bytes, immutable };
}

async function styleFile(files: ProjectFiles, stylesheets: readonly string[]): Promise<SiteFile | null | { findings: Finding[] }> {
  const [first, ...others] = stylesheets;
  if (first === undefined) return null;
  const imports = stylesheets.map((path) => `@import "./${path.replace(/^src\//, "")}";`).join("\n");
  const styles =
    others.length === 0 ? await compileStyles(files, first) : await compileStyles(new Map(files).set(STYLES_ENTRY, imports), STYLES_ENTRY);
  if ("findings" in styles) return styles;
  const hash = createHash("sha256").update(styles.css).digest("hex").slice(0, 8).toUpperCase();
  return siteFile(`/assets/main-${hash}.css`, styles.css, true);
}

function assemble(
  files: ProjectFiles,
  parts: { built: BuiltModules; stylesheet: SiteFile | null; chunks: ReadonlyMap<string, string> },
): Site {
  const { built, stylesheet, chunks } = parts;
  const page = writePage(files.get("index.html") ?? "", { ...built, stylesheet: stylesheet?.path ?? null });
  const site = [
    siteFile("/index.html", page, false),
    ...Array.from(built.files, ([path, bytes]) => siteFile(path, bytes, true)),
    ...built.vendorChunks.map((chunk) => siteFile(VENDOR_PATH + chunk, chunks.get(chunk) ?? "", true)),
    ...[...files].flatMap(([path, text]) => (path.startsWith("public/") ? [siteFile(path.slice("public".length), text, false)] : [])),
    ...(stylesheet ? [stylesheet] : []),
  ];
  return site.sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Builds the site of a project that passed the gate: modules, styles, used vendor chunks and public files. Deterministic. */
export async function bundleProject(files: ProjectFiles, { vendor, mode }: { vendor: Vendor; mode: BundleMode }): Promise<BundleResult> {
  const built = await buildModules(files, { vendor, mode });
  if ("findings" in built) return built;
  const stylesheet = await styleFile(files, built.stylesheets);
  if (stylesheet && "findings" in stylesheet) return stylesheet;
  return { site: assemble(files, { built, stylesheet, chunks: vendor[mode].chunks }) };
}
