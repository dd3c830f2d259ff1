// The bundler's only source: every import resolves to the project's files in memory or to the vetted modules, by the
// same rule that the gate applied. The disk is read only for the members of barrels (our own installed packages).
// esbuild writes one import of an external chunk for each module that has one, under new names each time. So what modules
// import by name leads through one module for each package: the site imports a chunk once, and `jsx` has one name.
import type { OnResolveArgs, OnResolveResult, Plugin } from "esbuild";
import { dirname, join } from "node:path";
import { extensionOf } from "../gate/files/allowed-files.ts";
import { resolveImport } from "../gate/modules/resolve-import.ts";
import type { ProjectFiles } from "../project-files.ts";
import { VENDOR_PATH, type Vendor, type VendorSet } from "../vendor/vendor.ts";

/** What the plugin resolves from. `imported` are the names that the project imports from each package. */
export interface BundleSource {
  files: ProjectFiles;
  vendor: Vendor;
  set: VendorSet;
  imported: ReadonlyMap<string, ReadonlySet<string>>;
}

const LOADERS = { ts: "ts", tsx: "tsx", json: "json", svg: "file" } as const;

const isLoadable = (extension: string): extension is keyof typeof LOADERS => Object.hasOwn(LOADERS, extension);

const exportNames = (names: readonly string[], specifier: string): string =>
  `export { ${names.join(", ")} } from ${JSON.stringify(specifier)};`;

/** The chunk that a browser loads for a vetted module; null if it is not one. */
function vendorChunk({ set }: BundleSource, specifier: string): OnResolveResult | null {
  const chunk = set.entries.get(specifier);
  return chunk === undefined ? null : { path: VENDOR_PATH + chunk, external: true };
}

/** A barrel's members that the project imports. */
function barrelModule({ vendor, imported }: BundleSource, specifier: string): string {
  const barrel = vendor.barrels.get(specifier);
  return Array.from(imported.get(specifier) ?? [], (member) => {
    const origin = barrel?.get(member);
    return origin ? exportNames([`${origin.name} as ${member}`], origin.file) : "";
  }).join("\n");
}

/** Where a module of a barrel is prebuilt: what leads to it there, as text; null if the file is bundled. */
function prebuiltModule({ vendor }: BundleSource, path: string): string | null {
  for (const [specifier, members] of vendor.prebuilt) {
    const names = [...members].flatMap(([member, { file, name }]) => (file === path ? [`${member} as ${name}`] : []));
    if (names.length > 0) return exportNames(names, specifier);
  }
  return null;
}

/** What JSX becomes calls of, and, where `key` stands behind a spread, what it becomes instead. Nobody has to import it. */
const JSX_RUNTIME = "react/jsx-runtime";
const isOfJsx = (specifier: string, name: string): boolean =>
  specifier === JSX_RUNTIME ? name !== "default" : specifier === "react" && name === "createElement";

/** What leads to the chunk of each vetted module, as text. One that is imported whole is imported directly. */
function vendorModules({ vendor, imported }: BundleSource): Map<string, string> {
  const modules = Array.from(vendor.exports, ([specifier, exported]) => {
    const written = imported.get(specifier) ?? new Set<string>();
    const names = [...exported].filter((name) => written.has(name) || isOfJsx(specifier, name));
    return { specifier, names, isWhole: written.has("*") };
  });
  return new Map(modules.filter(({ isWhole }) => !isWhole).map(({ specifier, names }) => [specifier, exportNames(names, specifier)]));
}

/** Resolves the imports of one bundle. Stylesheets become empty modules: they are compiled separately. */
export function projectPlugin(source: BundleSource): Plugin {
  const { files, vendor, set } = source;
  const modules = vendorModules(source);
  const vetted = ({ path, kind }: OnResolveArgs): OnResolveResult | null => {
    if (!set.entries.has(path) || vendor.barrels.has(path)) return null;
    return kind === "import-statement" && modules.has(path) ? { path, namespace: "vendor", sideEffects: false } : vendorChunk(source, path);
  };
  const ofBarrel = (path: string): OnResolveResult => ({
    path,
    namespace: prebuiltModule(source, path) === null ? "file" : "prebuilt",
    sideEffects: false,
  });
  return {
    name: "project",
    setup(build) {
      build.onResolve({ filter: /^project:/ }, ({ path }) => ({ path: path.slice("project:".length), namespace: "project" }));
      build.onResolve({ filter: /.*/, namespace: "project" }, (request) => {
        const module = vetted(request);
        if (module) return module;
        const { path, importer } = request;
        const target = resolveImport({ files, vendor }, { specifier: path, importer });
        if (target.kind === "file") return { path: target.path, namespace: "project" };
        if (target.kind === "barrel") return { path: target.specifier, namespace: "barrel", sideEffects: false };
        return { errors: [{ text: target.kind === "refused" ? target.message : `"${path}" is not prebuilt.` }] };
      });
      build.onResolve({ filter: /.*/, namespace: "vendor" }, ({ path }) => vendorChunk(source, path));
      build.onResolve({ filter: /.*/, namespace: "prebuilt" }, ({ path }) => vendorChunk(source, path));
      build.onResolve({ filter: /.*/, namespace: "barrel" }, ({ path }) => ofBarrel(path));
      build.onResolve({ filter: /^\.{1,2}\//, namespace: "file" }, ({ path, importer }) => ofBarrel(join(dirname(importer), path)));
      build.onResolve({ filter: /^[^./]/, namespace: "file" }, (request) => {
        const text = `A vetted package imports "${request.path}", which is not vetted.`;
        return vendorChunk(source, request.path) ?? { errors: [{ text }] };
      });
      build.onLoad({ filter: /.*/, namespace: "barrel" }, ({ path }) => ({ contents: barrelModule(source, path) }));
      build.onLoad({ filter: /.*/, namespace: "vendor" }, ({ path }) => ({ contents: modules.get(path) ?? "" }));
      build.onLoad({ filter: /.*/, namespace: "prebuilt" }, ({ path }) => ({ contents: prebuiltModule(source, path) ?? "" }));
      build.onLoad({ filter: /.*/, namespace: "project" }, ({ path }) => {
        const extension = extensionOf(path);
        if (extension === "css") return { contents: "", loader: "js" };
        if (isLoadable(extension)) return { contents: files.get(path) ?? "", loader: LOADERS[extension] };
        return { errors: [{ text: `"${path}" cannot be imported.` }] };
      });
    },
  };
}
