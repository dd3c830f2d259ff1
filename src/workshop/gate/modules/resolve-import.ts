// Resolves imports. The gate and the bundler share this function, so the gate accepts exactly what the bundler can
// resolve: a file of the project, a vetted module, or nothing. It never reads the disk.
import { builtinModules } from "node:module";
import type { ProjectFiles } from "../../project-files.ts";
import type { VendorNames } from "../../vendor/vendor.ts";
import { packageOf } from "../../vendor/vetted-packages.ts";
import { nearestNames } from "./nearest-names.ts";

/** What an import resolves to; a refusal says why it does not resolve. */
export type Resolution =
  | { kind: "file"; path: string }
  | { kind: "module"; specifier: string }
  | { kind: "barrel"; specifier: string }
  | { kind: "refused"; code: string; message: string; suggestions: string[] };

const ENDINGS = ["", ".tsx", ".ts", ".json", ".css", "/index.tsx", "/index.ts"];
const NODE_MODULES = new Set(builtinModules);

const refuse = (code: string, message: string, suggestions: string[] = []): Resolution => ({ kind: "refused", code, message, suggestions });

/** The project path that a relative or `@/` specifier names; null if it leaves the project. */
function pathOf(specifier: string, importer: string): string | null {
  const parts = specifier.startsWith("@/") ? ["src"] : importer.split("/").slice(0, -1);
  for (const part of (specifier.startsWith("@/") ? specifier.slice(2) : specifier).split("/")) {
    if (part === "..") {
      if (parts.pop() === undefined) return null;
    } else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}

function resolveFile(files: ProjectFiles, specifier: string, importer: string): Resolution {
  const path = pathOf(specifier, importer);
  if (path === null) return refuse("import_outside", `"${specifier}" leads out of the project.`);
  const found = ENDINGS.map((ending) => path + ending).find((candidate) => files.has(candidate));
  if (found !== undefined) return { kind: "file", path: found };
  const stemOf = (file: string): string => (file.split("/").at(-1) ?? "").replace(/\.tsx?$/, "");
  const near = nearestNames(stemOf(path), new Set(Array.from(files.keys(), stemOf)));
  const suggestions = [...files.keys()].filter((file) => file.startsWith("src/") && near.includes(stemOf(file))).slice(0, 4);
  return refuse("missing_file", `"${specifier}" does not exist in the project (looked for ${path}).`, suggestions);
}

/** Resolves an import in the module `importer` to a project file or a vetted module. */
export function resolveImport(
  project: { files: ProjectFiles; vendor: VendorNames },
  request: { specifier: string; importer: string },
): Resolution {
  const { files, vendor } = project;
  const { importer } = request;
  const specifier = request.specifier.slice(0, 200);
  if (specifier.startsWith("node:") || NODE_MODULES.has(specifier)) {
    return refuse("node_builtin", `"${specifier}" is a module of Node.js; an app runs in a browser.`);
  }
  if (/^[a-z][a-z+.-]*:/i.test(specifier) || specifier.startsWith("//")) {
    return refuse("url_import", `"${specifier}" is a URL; only files of the project and vetted packages may be imported.`);
  }
  if (/[?#]|^[/\\]|^#/.test(specifier)) {
    return refuse(
      "import_kind",
      `"${specifier}": absolute paths and suffixes such as ?raw or ?url are not allowed; use a relative path or @/….`,
    );
  }
  if (/^\.{1,2}(\/|$)|^@\//.test(specifier)) return resolveFile(files, specifier, importer);
  if (vendor.barrels.has(specifier)) return { kind: "barrel", specifier };
  if (vendor.exports.has(specifier)) return { kind: "module", specifier };
  const known = [...vendor.exports.keys(), ...vendor.barrels.keys()];
  return known.some((one) => packageOf(one) === packageOf(specifier))
    ? refuse("unlisted_module", `"${specifier}" is not one of the vetted modules: ${known.join(", ")}.`, nearestNames(specifier, known))
    : refuse(
        "unlisted_package",
        `The package "${specifier}" is not vetted. Available: ${known.join(", ")}.`,
        nearestNames(specifier, known),
      );
}
