// Checks that every import resolves, and that every imported name is exported there. The bundler keeps vetted modules
// external and so cannot see a missing name; the page would fail only when opened.
import type { Finding } from "../../finding.ts";
import type { ProjectFiles } from "../../project-files.ts";
import { PROJECT_TOOLCHAIN } from "../../vendor/project-dependencies.ts";
import type { VendorNames } from "../../vendor/vendor.ts";
import { isConfiguration, isTestModule } from "../files/allowed-files.ts";
import { gateFinding } from "../gate-finding.ts";
import type { Place } from "../gate-finding.ts";
import { nearestNames } from "./nearest-names.ts";
import type { ModuleFacts, ModuleImport } from "./read-module.ts";
import { resolveImport } from "./resolve-import.ts";
import type { Resolution } from "./resolve-import.ts";

/** A project as its modules are checked: its files, each module's facts, and the vetted modules. */
export interface ModuleGraph {
  files: ProjectFiles;
  modules: ReadonlyMap<string, ModuleFacts>;
  vendor: VendorNames;
}

/** Packages that only the project's own tests import, where the project is exported to. */
const TEST_PACKAGES = /^(vitest|@testing-library\/[a-z-]+)(\/[a-z-]+)?$/;

/** What configuration files may import: the toolchain, and from Node.js what is needed to name a folder. */
const CONFIGURATION_PACKAGES = new Set([...Object.keys(PROJECT_TOOLCHAIN), "vitest/config", "node:path", "node:url"]);

/** The names that a project's module exports, including re-exports; null if they cannot be known. */
function exportsOf(graph: ModuleGraph, path: string, seen: Set<string> = new Set()): ReadonlySet<string> | null {
  const facts = graph.modules.get(path);
  if (facts === undefined) return new Set(path.endsWith(".css") ? [] : ["default"]);
  if (facts.findings.some(({ code }) => code === "syntax")) return null;
  if (seen.has(path)) return new Set();
  seen.add(path);
  const names = new Set(facts.exports);
  for (const specifier of facts.starExports) {
    const target = resolveImport(graph, { specifier, importer: path });
    const passedOn =
      target.kind === "file" ? exportsOf(graph, target.path, seen) : target.kind === "module" ? graph.vendor.exports.get(specifier) : null;
    if (!passedOn) return null;
    for (const name of passedOn) if (name !== "default") names.add(name);
  }
  return names;
}

function namesBehind(graph: ModuleGraph, target: Resolution): { names: Iterable<string>; has: (name: string) => boolean } | null {
  if (target.kind === "refused") return null;
  const names = target.kind === "file" ? exportsOf(graph, target.path) : graph.vendor.exports.get(target.specifier);
  const members = target.kind === "barrel" ? graph.vendor.barrels.get(target.specifier) : undefined;
  if (members) return { names: members.keys(), has: (name) => members.has(name) };
  return names ? { names, has: (name) => names.has(name) } : null;
}

const wholeBarrel = (specifier: string, place: Place): Finding =>
  gateFinding("whole_barrel", `Import the members of "${specifier}" by name; the whole is too large.`, place);

function checkNames(graph: ModuleGraph, file: string, request: { target: Resolution; imported: ModuleImport }): Finding[] {
  const { target, imported } = request;
  const behind = namesBehind(graph, target);
  return imported.names.flatMap(({ name, isType, offset }) => {
    const place = { file, text: graph.files.get(file) ?? "", offset };
    if (target.kind === "barrel" && name === "*") return [wholeBarrel(target.specifier, place)];
    if (name === "*" || behind === null || (isType && target.kind !== "file") || behind.has(name)) return [];
    const typeHint = target.kind === "file" ? "" : " If it is a type, write `import type`.";
    const what = name === "default" ? "no default export" : `no export "${name.slice(0, 80)}"`;
    const message = `"${imported.specifier}" has ${what}.${typeHint}`;
    return [gateFinding("missing_export", message, place, nearestNames(name, behind.names))];
  });
}

function checkImport(graph: ModuleGraph, file: string, imported: ModuleImport): Finding[] {
  const place = { file, text: graph.files.get(file) ?? "", offset: imported.offset };
  const { specifier } = imported;
  if (specifier === null) return [gateFinding("dynamic_import", 'import() takes a plain path in quotes, such as import("./page").', place)];
  if (isConfiguration(file)) {
    if (CONFIGURATION_PACKAGES.has(specifier)) return [];
    return [gateFinding("unlisted_package", `A configuration file may import ${[...CONFIGURATION_PACKAGES].join(", ")}.`, place)];
  }
  if (isTestModule(file) && TEST_PACKAGES.test(specifier)) return [];
  const target = resolveImport(graph, { specifier, importer: file });
  if (target.kind === "refused") return [gateFinding(target.code, target.message, place, target.suggestions)];
  if (target.kind === "file" && isTestModule(target.path) && !isTestModule(file)) {
    return [gateFinding("test_import", "The app may not import its tests.", place)];
  }
  if (target.kind === "barrel" && imported.kind === "dynamic") return [wholeBarrel(specifier, place)];
  return checkNames(graph, file, { target, imported });
}

/** Checks every import of every module. */
export function checkImports(graph: ModuleGraph): Finding[] {
  return Array.from(graph.modules, ([file, facts]) => facts.imports.flatMap((imported) => checkImport(graph, file, imported))).flat();
}
