// The bundler's only source: every import resolves to the project's files in memory or to the vetted modules, by the
// same rule that the gate applied. The disk is read only for the members of barrels (our own installed packages).
import type { Plugin } from "esbuild";
import { extensionOf } from "../gate/files/allowed-files.ts";
import { resolveImport } from "../gate/modules/resolve-import.ts";
import type { ProjectFiles } from "../project-files.ts";
import type { Vendor, VendorSet } from "../vendor/vendor.ts";

/** The path of vendor chunks in a site. */
export const VENDOR_PATH = "/_v/";

/** What the plugin resolves from. `members` are the names that the project imports from each barrel. */
export interface BundleSource {
  files: ProjectFiles;
  vendor: Vendor;
  set: VendorSet;
  members: ReadonlyMap<string, ReadonlySet<string>>;
}

const LOADERS = { ts: "ts", tsx: "tsx", json: "json", svg: "file" } as const;

const isLoadable = (extension: string): extension is keyof typeof LOADERS => Object.hasOwn(LOADERS, extension);

/** The chunk that a browser loads for a vetted module; null if it is not one. */
function vendorChunk(set: VendorSet, specifier: string): { path: string; external: true } | null {
  const chunk = set.entries.get(specifier);
  return chunk === undefined ? null : { path: VENDOR_PATH + chunk, external: true };
}

function barrelModule(source: BundleSource, specifier: string): string {
  const barrel = source.vendor.barrels.get(specifier);
  return Array.from(source.members.get(specifier) ?? [], (member) => {
    const origin = barrel?.get(member);
    return origin ? `export { ${origin.name} as ${member} } from ${JSON.stringify(origin.file)};` : "";
  }).join("\n");
}

/** Resolves the imports of one bundle. Stylesheets become empty modules: they are compiled separately. */
export function projectPlugin(source: BundleSource): Plugin {
  const { files, vendor, set } = source;
  return {
    name: "project",
    setup(build) {
      build.onResolve({ filter: /^project:/ }, ({ path }) => ({ path: path.slice("project:".length), namespace: "project" }));
      build.onResolve({ filter: /.*/, namespace: "project" }, ({ path, importer }) => {
        const chunk = vendorChunk(set, path);
        if (chunk) return chunk;
        const target = resolveImport({ files, vendor }, { specifier: path, importer });
        if (target.kind === "file") return { path: target.path, namespace: "project" };
        if (target.kind === "barrel") return { path: target.specifier, namespace: "barrel", sideEffects: false };
        return { errors: [{ text: target.kind === "refused" ? target.message : `"${path}" is not prebuilt.` }] };
      });
      build.onResolve({ filter: /.*/, namespace: "barrel" }, ({ path }) => ({ path, namespace: "file", sideEffects: false }));
      build.onResolve({ filter: /^[^./]/, namespace: "file" }, ({ path }) => {
        return vendorChunk(set, path) ?? { errors: [{ text: `A vetted package imports "${path}", which is not vetted.` }] };
      });
      build.onLoad({ filter: /.*/, namespace: "barrel" }, ({ path }) => ({ contents: barrelModule(source, path) }));
      build.onLoad({ filter: /.*/, namespace: "project" }, ({ path }) => {
        const extension = extensionOf(path);
        if (extension === "css") return { contents: "", loader: "js" };
        if (isLoadable(extension)) return { contents: files.get(path) ?? "", loader: LOADERS[extension] };
        return { errors: [{ text: `"${path}" cannot be imported.` }] };
      });
    },
  };
}
